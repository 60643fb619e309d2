// State and submission of the profile form. The form keeps its values after a failure.

import { changeOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { isRated } from '@tablemate/domain/currency.ts'
import { useState } from 'react'
import { cache } from '../../../api/cache.ts'
import { portalCall } from '../../../parts/portal/portal-call.ts'
import { portalKey } from '../../../parts/portal/session.ts'
import { showFailure } from '../../../parts/portal/show-failure.ts'
import { showLanguage } from '../../../parts/portal/show-language.ts'
import { useDraftForm } from '../../../parts/portal/use-draft-form.ts'
import { cacheRestaurant } from '../../../parts/portal/use-restaurant.ts'
import { useSaveChanges } from '../../../parts/portal/use-save-changes.tsx'
import { texts } from '../../../text/texts.ts'
import { toast } from '../../../ui/toast.ts'
import { describedProfile, type ProfileValues, profileFields, typedProfile } from './profile-values.ts'
import type { AccountSheetProps } from './sheet-props.ts'

const words = texts.account.profile

export function useProfileForm({ restaurant, onClose }: AccountSheetProps) {
  const { form, isResumed, shown, dropDraft } = useDraftForm<ProfileValues>(
    `${restaurant.id}/profile`,
    typedProfile(restaurant),
  )
  /** As the form showed it. */
  const [first] = useState(restaurant)
  const { save, question } = useSaveChanges(profileFields(shown, shown, first), describedProfile)
  const [isSaving, setSaving] = useState(false)
  const submit = form.handleSubmit(async values => {
    if (isSaving) return
    setSaving(true)
    try {
      const { menuPrices } = values
      const converts = menuPrices && isRated(first.currency) && isRated(values.currency)
      const changed = await save(profileFields(values, shown, first), body =>
        portalCall(changeOwnRestaurant, {
          body: { ...body, ...(body.currency && converts && { menuPrices }) },
        }),
      )
      cacheRestaurant(changed)
      // With another time zone or currency, statistics and menu prices may differ.
      void cache.invalidateQueries({ queryKey: portalKey(restaurant.id) })
      dropDraft()
      toast({ title: words.saved, tone: 'good' })
      onClose()
      showLanguage(changed.language)
    } catch (error) {
      showFailure(form, error, words.failed)
      setSaving(false)
    }
  })
  const discard = () => {
    dropDraft()
    onClose()
  }
  return { form, isSaving, isResumed, submit, discard, question }
}
