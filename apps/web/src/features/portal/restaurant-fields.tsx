// The fields of a restaurant's profile, for sign-up and settings. Their names let browsers fill them in.

import { useFormContext } from 'react-hook-form'
import { texts } from '../../lib/text/texts.ts'
import { TextField } from '../../ui/text-field.tsx'
import { accountRules } from './account-rules.ts'

type Name = 'name' | 'phone' | 'address' | 'city' | 'state' | 'zipCode' | 'businessId'

export type RestaurantValues = Record<Name, string>

/** Within a react-hook-form `FormProvider` whose values are at least `RestaurantValues`. */
export function RestaurantFields({ placeHint }: { placeHint?: string }) {
  return (
    <>
      <RestaurantField name="name" autoComplete="organization" required />
      <RestaurantField name="phone" type="tel" autoComplete="tel" />
      <RestaurantField name="address" autoComplete="street-address" />
      <RestaurantField name="city" autoComplete="address-level2" hint={placeHint} />
      <div className="grid grid-cols-2 gap-4">
        <RestaurantField name="state" autoComplete="address-level1" />
        <RestaurantField name="zipCode" autoComplete="postal-code" />
      </div>
    </>
  )
}

interface Props {
  readonly name: Name
  readonly type?: 'tel'
  readonly autoComplete?: string
  readonly hint?: string | undefined
  readonly placeholder?: string
  readonly required?: true
}

export function RestaurantField({ name, required, ...look }: Props) {
  const { register, formState } = useFormContext<RestaurantValues>()
  return (
    <TextField
      label={texts.restaurantLogin.fields[name]}
      error={formState.errors[name]?.message}
      {...(required ? { required } : { isOptional: true })}
      {...look}
      {...register(name, { validate: accountRules[name] })}
    />
  )
}
