// Asks accounts that have not answered how their prices include tax: those created before the question existed, and those
// whose tax is added without a stated rate.

import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { ratesOfRestaurant } from '@tablemate/domain/bill/restaurant-rates.ts'
import { useController } from 'react-hook-form'
import { PortalSection } from '../../parts/portal/portal-layout.tsx'
import { RateField } from '../../parts/rates/rate-field.tsx'
import { rateRule, requiredRateRule } from '../../parts/rates/read-rate.ts'
import { TaxSwitch } from '../../parts/rates/tax-switch.tsx'
import { rate } from '../../text/format.ts'
import { list } from '../../text/locale.ts'
import { texts } from '../../text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { useTaxQuestion } from './use-tax-question.ts'

const words = texts.ownRates.question

export function TaxQuestion({ restaurant }: { restaurant: OwnRestaurant }) {
  const { form, isSaving, submit, question } = useTaxQuestion(restaurant)
  const { errors } = form.formState
  const { field } = useController({ control: form.control, name: 'isTaxIncluded' })
  return (
    <PortalSection title={texts.ownRates.title} hint={billedToday(restaurant)}>
      <form noValidate onSubmit={submit} className="flex max-w-[30rem] flex-col gap-4">
        <TaxSwitch words={texts.ownRates} isTitleHidden isIncluded={field.value} onChoose={field.onChange} />
        <div className="grid grid-cols-2 items-start gap-4">
          {!field.value && (
            <RateField
              label={texts.rates.tax}
              error={errors.taxPercentage?.message}
              required
              {...form.register('taxPercentage', { validate: requiredRateRule })}
            />
          )}
          <RateField
            label={texts.rates.serviceFee}
            hint={words.feeHint}
            error={errors.serviceFeePercentage?.message}
            {...form.register('serviceFeePercentage', { validate: rateRule })}
          />
        </div>
        <Button type="submit" size="small" isBusy={isSaving} className="self-start">
          {isSaving ? words.saving : words.save}
        </Button>
        {question}
      </form>
    </PortalSection>
  )
}

function billedToday(restaurant: OwnRestaurant): string {
  const { taxRate, serviceFeeRate } = ratesOfRestaurant(restaurant)
  if (taxRate === 0 && serviceFeeRate === 0) return words.todayNothing
  const parts = [
    ...(taxRate > 0 ? [words.tax({ rate: rate(taxRate) })] : []),
    ...(serviceFeeRate > 0 ? [words.serviceFee({ rate: rate(serviceFeeRate) })] : []),
  ]
  return words.today({ rates: list(parts) })
}
