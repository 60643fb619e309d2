// A form that restores its unsaved values (drafts.ts).

import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import { dropDraft, hasDraft, readDraft, saveDraft } from './drafts.ts'

/** `key` identifies the form and its record. Only typed values are stored, not values that the form sets itself. */
export function useDraftForm<V extends FieldValues>(key: string, initial: V) {
  const [isResumed] = useState(() => hasDraft(key))
  const form = useForm<V>({ defaultValues: { ...initial, ...readDraft<V>(key) } as DefaultValues<V> })
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { type }) => {
      if (type === 'change') saveDraft(key, { ...form.getValues() })
    })
    return unsubscribe
  }, [form, key])
  return {
    form,
    /** Whether the form started from a stored draft. */
    isResumed,
    dropDraft: () => dropDraft(key),
  }
}
