// Changes the settings of ordering. Mode and lateness are saved by a button, the pause immediately.

import { changeOrdering, type Ordering } from '@tablemate/contract/ordering.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { texts } from '../../../lib/text/texts.ts'
import { toast } from '../../../ui/toast.ts'
import { portalCall } from '../../portal/portal-call.ts'
import { showFailure } from '../../portal/show-failure.ts'
import { cacheRestaurant } from '../../portal/use-restaurant.ts'
import { onOrOff, useSaveChanges } from '../../portal/use-save-changes.tsx'

const words = texts.settings.orders

export function useOrdering(restaurant: OwnRestaurant) {
  const form = useForm({ defaultValues: typed(restaurant.ordering) })
  /** As the form showed them. */
  const [shown, setShown] = useState(() => settingsOf(restaurant.ordering))
  const { save, question } = useSaveChanges(shown, {
    mode: { label: words.mode, show: mode => words.modes[mode].label },
    lateAfter: { label: words.late, show: String },
    offMenu: { label: words.offMenu, show: choice => onOrOff(choice !== 'never') },
    coursesWait: { label: words.coursesWait, show: onOrOff },
  })
  const [saving, setSaving] = useState<'none' | 'form' | 'pause'>('none')
  /** Shows the new value before the reply arrives, and the old one again after a failure. */
  const isPaused = restaurant.ordering.isPaused !== (saving === 'pause')

  const change = async (what: 'form' | 'pause', send: () => Promise<Ordering>, done: string) => {
    if (saving !== 'none') return
    setSaving(what)
    try {
      const ordering = await send()
      cacheRestaurant({ ...restaurant, ordering })
      if (what === 'form') {
        form.reset(typed(ordering))
        setShown(settingsOf(ordering))
      }
      toast({ title: done, tone: 'good' })
    } catch (error) {
      showFailure(form, error, words.failed)
    }
    setSaving('none')
  }

  return {
    form,
    isSaving: saving === 'form',
    isPaused,
    submit: form.handleSubmit(({ mode, lateAfter, takesOffMenu, coursesWait }) => {
      const offMenu = takesOffMenu ? 'with-approval' : 'never'
      const values = { mode, lateAfter: Number(lateAfter), offMenu, coursesWait } as const
      const send = () => save(values, body => portalCall(changeOrdering, { body }))
      return change('form', send, words.saved)
    }),
    pause: (isPaused: boolean) =>
      change(
        'pause',
        () => portalCall(changeOrdering, { body: { isPaused } }),
        isPaused ? words.paused : words.resumed,
      ),
    question,
  }
}

/** For react-hook-form's `validate`. */
export function lateRule(typed: string): true | string {
  const minutes = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : 0
  const isWithin = minutes >= limits.lateAfterLeast && minutes <= limits.lateAfter
  return isWithin || words.lateInvalid({ least: limits.lateAfterLeast, most: limits.lateAfter })
}

function settingsOf({ mode, lateAfter, offMenu, coursesWait }: Ordering) {
  return { mode, lateAfter, offMenu, coursesWait }
}

function typed({ mode, lateAfter, offMenu, coursesWait }: Ordering) {
  return { mode, lateAfter: String(lateAfter), takesOffMenu: offMenu !== 'never', coursesWait }
}
