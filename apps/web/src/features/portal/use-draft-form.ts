// A form that restores its unsaved values (drafts.ts).

import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import { dropDraft, hasDraft, readDraft, saveDraft } from './drafts.ts'

/** `key` identifies the form and its record. Only typed values are stored, not values that the form sets itself. */
export function useDraftForm<V extends FieldValues>(key: string, initial: V) {
  const [isResumed] = useState(() => hasDraft(key))
  const [shown] = useState(() => readDraft<V>(key)?.shown ?? initial)
  const form = useForm<V>({ defaultValues: (readDraft<V>(key)?.values ?? initial) as DefaultValues<V> })
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { type }) => {
      if (type === 'change') saveDraft(key, { values: { ...form.getValues() }, shown })
    })
    return unsubscribe
  }, [form, key, shown])
  return {
    form,
    /** Whether the form started from a stored draft. */
    isResumed,
    /** The values with which the form first opened: what a change is compared with. */
    shown,
    dropDraft: () => dropDraft(key),
  }
}
