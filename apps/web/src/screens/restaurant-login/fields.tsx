// The fields of the login, named so that password managers fill them.

import type { UseFormReturn } from 'react-hook-form'
import { accountRules } from '../../parts/portal/account-rules.ts'
import { PasswordField } from '../../parts/portal/portal-password-field.tsx'
import { texts } from '../../text/texts.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { Mode, Values } from './values.ts'

const words = texts.restaurantLogin

interface Props {
  readonly form: UseFormReturn<Values>
}

export function AccountFields({ form, mode }: Props & { readonly mode: Mode }) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={words.fields.email}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.register('email', { validate: accountRules.email })}
      />
      <PasswordField
        label={words.fields.password}
        hint={mode === 'signUp' ? words.passwordHint : undefined}
        error={errors.password?.message}
        autoComplete={mode === 'signUp' ? 'new-password' : 'current-password'}
        required
        {...form.register('password', { validate: accountRules.password })}
      />
    </>
  )
}
