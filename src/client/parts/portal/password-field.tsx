// A password, which can be shown: typed blind on a phone it is wrong too often.

import type { ComponentProps } from 'react'
import * as en from '../../text/en.ts'
import { PasswordField as Secret } from '../../ui/password-field.tsx'

const words = en.portal.password

interface Props extends Omit<ComponentProps<typeof Secret>, 'showLabel' | 'hideLabel'> {
  /** What a password manager may do here. */
  readonly autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: Props) {
  return <Secret {...props} showLabel={words.show} hideLabel={words.hide} />
}
