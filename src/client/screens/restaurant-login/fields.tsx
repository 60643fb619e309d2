// The fields of the login, and those that an account is opened with besides. They are named so that password managers and
// browsers fill them.

import type { UseFormReturn } from 'react-hook-form'
import { accountRules } from '../../parts/portal/account-rules.ts'
import { PasswordField } from '../../parts/portal/password-field.tsx'
import * as en from '../../text/en.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { Mode, Values } from './values.ts'

const words = en.restaurantLogin

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

export function RestaurantFields({ form }: Props) {
  return (
    <>
      <Line form={form} name="name" autoComplete="organization" required />
      <Line form={form} name="phone" type="tel" inputMode="tel" autoComplete="tel" />
      <Line form={form} name="address" autoComplete="street-address" />
      <Line form={form} name="city" autoComplete="address-level2" hint={words.placeHint} />
      <div className="grid grid-cols-2 gap-4">
        <Line form={form} name="state" autoComplete="address-level1" />
        <Line form={form} name="zipCode" autoComplete="postal-code" />
      </div>
      <Line form={form} name="businessId" placeholder={words.businessIdPlaceholder} />
    </>
  )
}

interface LineProps extends Props {
  readonly name: 'name' | 'phone' | 'address' | 'city' | 'state' | 'zipCode' | 'businessId'
  readonly type?: 'tel'
  readonly inputMode?: 'tel'
  readonly autoComplete?: string
  readonly hint?: string
  readonly placeholder?: string
  readonly required?: true
}

function Line({ form, name, required, ...look }: LineProps) {
  return (
    <TextField
      label={words.fields[name]}
      error={form.formState.errors[name]?.message}
      {...(required ? { required } : { isOptional: true })}
      {...look}
      {...form.register(name, { validate: accountRules[name] })}
    />
  )
}
