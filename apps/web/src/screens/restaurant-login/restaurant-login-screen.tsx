// Login and sign-up of the restaurant portal. A signed-in restaurant is redirected to the dashboard.

import '../../portal.css'
import { useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link, Redirect } from 'wouter'
import { Card } from '../../parts/portal/card.tsx'
import { RestaurantField, RestaurantFields } from '../../parts/portal/restaurant-fields.tsx'
import { useSession } from '../../parts/portal/session.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { preloadOnIntent } from '../../ui/preload.ts'
import { ScreenHeader } from '../../ui/screen.tsx'
import { AccountFields } from './fields.tsx'
import { TaxFields } from './tax-fields.tsx'
import { useAccountForm } from './use-account-form.ts'

const words = texts.restaurantLogin

export default function RestaurantLoginScreen() {
  const isSignedIn = useSession() !== null
  const account = useAccountForm()
  const formId = useId()
  if (isSignedIn) return <Redirect to={paths.restaurantDashboard()} replace />

  const { mode, isSending, form, submit, toggle } = account
  return (
    <Card
      below={<Interest />}
      header={
        <ScreenHeader
          title={words[mode].title}
          back={{ to: paths.landing(), label: words.back }}
          key={mode}
        />
      }
      bottom={
        <>
          <Button type="submit" form={formId} isBusy={isSending}>
            {isSending ? words.submitting : words[mode].submit}
          </Button>
          <Button tone="quiet" size="small" onClick={toggle} disabled={isSending}>
            {words[mode].toggle}
          </Button>
        </>
      }
    >
      <p className="pb-6 text-pretty text-muted">{words[mode].hint}</p>
      <form
        id={formId}
        key={mode}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
        className="flex flex-col gap-5"
      >
        <AccountFields form={form} mode={mode} />
        {mode === 'logIn' && <ForgotPassword />}
        {mode === 'signUp' && (
          <FormProvider {...form}>
            <RestaurantFields placeHint={words.placeHint} />
            <RestaurantField name="businessId" placeholder={words.businessIdPlaceholder} />
            <TaxFields form={form} />
          </FormProvider>
        )}
      </form>
    </Card>
  )
}

function ForgotPassword() {
  const to = paths.restaurantResetPassword()
  return (
    <Link to={to} className={`${linkLook} -mt-3 self-start`} {...preloadOnIntent(to)}>
      {texts.passwordReset.link}
    </Link>
  )
}

function Interest() {
  const to = paths.restaurantInterest()
  return (
    <p className="border-line border-t pt-4 pb-[max(20px,env(safe-area-inset-bottom))]">
      {words.interest.question}{' '}
      <Link to={to} className={linkLook} {...preloadOnIntent(to)}>
        {words.interest.link}
      </Link>
    </p>
  )
}

const linkLook =
  'inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4 hover:text-ink'
