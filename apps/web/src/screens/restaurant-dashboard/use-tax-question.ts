// The form of the tax question. It starts with the restaurant's rates, otherwise with the usual ones of its region.

import { changeOwnRestaurant, type OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { suggestTax } from '@tablemate/domain/bill/restaurant-rates.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { portalCall } from '../../parts/portal/portal-call.ts'
import { describedRates, type OwnRates, ratesBody } from '../../parts/portal/rates-body.ts'
import { showFailure } from '../../parts/portal/show-failure.ts'
import { cacheRestaurant } from '../../parts/portal/use-restaurant.ts'
import { useSaveChanges } from '../../parts/portal/use-save-changes.tsx'
import { texts } from '../../text/texts.ts'
import { toast } from '../../ui/toast.ts'

const words = texts.ownRates.question

export function useTaxQuestion(restaurant: OwnRestaurant) {
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
