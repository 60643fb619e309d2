// The answer how prices work: as the restaurant has set its rates, else as is usual where it is.

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { changeOwnRestaurant, type OwnRestaurant } from '#contract/restaurants.ts'
import { suggestTax } from '#domain/bill/restaurant-rates.ts'
import { portalCall } from '../../parts/portal/portal-call.ts'
import { ratesBody } from '../../parts/portal/rates-body.ts'
import { showFailure } from '../../parts/portal/tell-failure.ts'
import { keepRestaurant } from '../../parts/portal/use-restaurant.ts'
import * as en from '../../text/en.ts'
import { toast } from '../../ui/toast.ts'

const words = en.ownRates.question

export function useTaxQuestion(restaurant: OwnRestaurant) {
  const suggested = suggestTax(restaurant)
  const form = useForm({
    defaultValues: {
      isTaxIncluded: restaurant.isTaxIncluded ?? suggested.isTaxIncluded,
      taxPercentage: String(restaurant.taxPercentage ?? suggested.taxPercentage ?? ''),
      serviceFeePercentage: String(restaurant.serviceFeePercentage ?? 0),
    },
  })
  const [isSaving, setSaving] = useState(false)
  const submit = form.handleSubmit(async values => {
    if (isSaving) return
    setSaving(true)
    try {
      const body = ratesBody(values)
      // The rate is asked for where it is added; where it is included, the one set before stays.
      if (values.isTaxIncluded) body.taxPercentage = restaurant.taxPercentage
      keepRestaurant(await portalCall(changeOwnRestaurant, { body }))
      toast({ title: words.saved.title, description: words.saved.hint, tone: 'good' })
    } catch (error) {
      showFailure(form, error, words.failed)
      setSaving(false)
    }
  })
  return { form, isSaving, submit }
}
