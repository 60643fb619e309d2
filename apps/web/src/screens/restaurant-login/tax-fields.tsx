// The tax fields of the sign-up, preset to what is usual in the region until the owner changes them.

import { suggestTax } from '@tablemate/domain/bill/restaurant-rates.ts'
import { useEffect } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import { readLocaleHints } from '../../device/locale-hints.ts'
import { useCurrency } from '../../parts/currency/currency-provider.tsx'
import { RateField } from '../../parts/rates/rate-field.tsx'
import { rateRule } from '../../parts/rates/read-rate.ts'
import { TaxSwitch } from '../../parts/rates/tax-switch.tsx'
import { texts } from '../../text/texts.ts'
import type { Values } from './values.ts'

interface Props {
  readonly form: UseFormReturn<Values>
}

export function TaxFields({ form }: Props) {
  const { field } = useController({ control: form.control, name: 'isTaxIncluded' })
  useSuggestion(form)
  return (
    <div className="flex flex-col gap-3">
      <TaxSwitch words={texts.ownRates} isIncluded={field.value} onChoose={field.onChange} />
      {!field.value && (
        <RateField
          label={texts.restaurantLogin.fields.taxPercentage}
          error={form.formState.errors.taxPercentage?.message}
          hint={texts.ownRates.laterHint}
          isOptional
          {...form.register('taxPercentage', { validate: rateRule })}
        />
      )}
    </div>
  )
}

/** Updates the preset with the typed address, unless the owner has edited the tax fields. */
function useSuggestion(form: UseFormReturn<Values>): void {
  const { resetField } = form
  const [state, city, zipCode] = form.watch(['state', 'city', 'zipCode'])
  const { code: currency } = useCurrency().state
  const { timeZone } = readLocaleHints()
  const { dirtyFields } = form.formState
  const suggested = suggestTax({ country: null, timeZone, currency, state, city, zipCode })
  const isTaxIncluded = dirtyFields.isTaxIncluded ? null : suggested.isTaxIncluded
  const taxPercentage = dirtyFields.taxPercentage ? null : (suggested.taxPercentage?.toString() ?? '')
  useEffect(() => {
    if (isTaxIncluded !== null) resetField('isTaxIncluded', { defaultValue: isTaxIncluded })
  }, [isTaxIncluded, resetField])
  useEffect(() => {
    if (taxPercentage !== null) resetField('taxPercentage', { defaultValue: taxPercentage })
  }, [taxPercentage, resetField])
}
