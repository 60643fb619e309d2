// Asks accounts that have not answered how their prices include tax: those created before the question existed, and those
// whose tax is added without a stated rate.

import { changeOwnRestaurant, type OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { ratesOfRestaurant, suggestTax } from '@tablemate/domain/bill/restaurant-rates.ts'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { rate } from '../../lib/text/format.ts'
import { list } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { RateField } from '../bill/rates/rate-field.tsx'
import { rateRule, requiredRateRule } from '../bill/rates/read-rate.ts'
import { TaxSwitch } from '../bill/rates/tax-switch.tsx'
import { portalCall } from '../portal/portal-call.ts'
import { PortalSection } from '../portal/portal-layout.tsx'
import { describedRates, type OwnRates, ratesBody } from '../portal/rates-body.ts'
import { showFailure } from '../portal/show-failure.ts'
import { cacheRestaurant } from '../portal/use-restaurant.ts'
import { useSaveChanges } from '../portal/use-save-changes.tsx'

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

// The form of the tax question. It starts with the restaurant's rates, otherwise with the usual ones of its region.

function useTaxQuestion(restaurant: OwnRestaurant) {
  const suggested = suggestTax(restaurant)
  const form = useForm({
    defaultValues: {
      isTaxIncluded: restaurant.isTaxIncluded ?? suggested.isTaxIncluded,
      taxPercentage: String(restaurant.taxPercentage ?? suggested.taxPercentage ?? ''),
      serviceFeePercentage: String(restaurant.serviceFeePercentage ?? 0),
    },
  })
  const [shown] = useState<OwnRates>(() => {
    const { isTaxIncluded, taxPercentage, serviceFeePercentage } = restaurant
    return { isTaxIncluded, taxPercentage, serviceFeePercentage }
  })
  const { save, question } = useSaveChanges(shown, describedRates)
  const [isSaving, setSaving] = useState(false)
  const submit = form.handleSubmit(async values => {
    if (isSaving) return
    setSaving(true)
    try {
      const rates = ratesBody(values)
      // The form asks for a rate only if tax is added. If tax is included, the rate set before stays.
      if (values.isTaxIncluded) rates.taxPercentage = shown.taxPercentage
      cacheRestaurant(await save(rates, body => portalCall(changeOwnRestaurant, { body })))
      toast({ title: words.saved.title, description: words.saved.hint, tone: 'good' })
    } catch (error) {
      showFailure(form, error, words.failed)
      setSaving(false)
    }
  })
  return { form, isSaving, submit, question }
}
