// The profile, sent as a whole. What was typed stays where it is when that does not work.

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { changeOwnRestaurant } from '#contract/restaurants.ts'
import { cache } from '../../../api/cache.ts'
import { portalCall } from '../../../parts/portal/portal-call.ts'
import { portalKey } from '../../../parts/portal/session.ts'
import { tellFailure } from '../../../parts/portal/tell-failure.ts'
import { keepRestaurant } from '../../../parts/portal/use-restaurant.ts'
import * as en from '../../../text/en.ts'
import { toast } from '../../../ui/toast.ts'
import { type ProfileValues, profileBody, typedProfile } from './profile-values.ts'
import type { AccountSheetProps } from './sheet-props.ts'

const words = en.account.profile

export function useProfileForm({ restaurant, onClose }: AccountSheetProps) {
  const form = useForm<ProfileValues>({ defaultValues: typedProfile(restaurant) })
  const { dirtyFields } = form.formState
  const areRatesTouched = Boolean(
    dirtyFields.isTaxIncluded || dirtyFields.taxPercentage || dirtyFields.serviceFeePercentage,
  )
  const [isSaving, setSaving] = useState(false)
  const submit = form.handleSubmit(async values => {
    if (isSaving) return
    setSaving(true)
    try {
      const body = profileBody(values, areRatesTouched)
      keepRestaurant(await portalCall(changeOwnRestaurant, { body }))
      // Its days may begin at another hour now.
      void cache.invalidateQueries({ queryKey: portalKey(restaurant.id, 'statistics') })
      toast({ title: words.saved, tone: 'good' })
      onClose()
    } catch (error) {
      tellFailure(form, error, words.failed)
      setSaving(false)
    }
  })
  return { form, isSaving, submit }
}
