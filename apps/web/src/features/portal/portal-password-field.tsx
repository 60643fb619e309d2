// The portal's password field, with a button that shows the password, because typing errors on phones are frequent.

import type { ComponentProps } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { PasswordField as Secret } from '../../ui/password-field.tsx'

const words = texts.portal.password

interface Props extends Omit<ComponentProps<typeof Secret>, 'showLabel' | 'hideLabel'> {
  /** Tells password managers which password belongs here. */
  readonly autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: Props) {
  return <Secret {...props} showLabel={words.show} hideLabel={words.hide} />
}
