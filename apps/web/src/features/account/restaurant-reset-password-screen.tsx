// The screen for a forgotten password: requests a link by mail, or with the token of that link sets a new password.

import '../../portal.css'
import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { ScreenHeader } from '../../ui/screen.tsx'
import { Card } from '../portal/card.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { RequestForm } from './request-form.tsx'
import { forgetResetToken, readResetToken } from './reset-token.ts'

const words = texts.passwordReset

export default function RestaurantResetPasswordScreen() {
  const [token, setToken] = useState(readResetToken)
  const requestNewLink = () => {
    forgetResetToken()
    setToken(null)
  }
  return (
    <Card
      header={
        <ScreenHeader
          key={token}
          title={token ? words.choose.title : words.ask.title}
          back={{ to: paths.restaurantLogin(), label: words.back }}
        />
      }
    >
      {token ? <NewPasswordForm token={token} onRequestNewLink={requestNewLink} /> : <RequestForm />}
    </Card>
  )
}
