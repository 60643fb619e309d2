// A form that goes on where it was left (drafts.ts).

import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import { dropDraft, hasDraft, keepDraft, readDraft } from './drafts.ts'

/** `key` names the form and what it is about. Only what somebody typed is kept, not what the form sets itself. */
export function useDraftForm<V extends FieldValues>(key: string, initial: V) {
  const [isResumed] = useState(() => hasDraft(key))
  const form = useForm<V>({ defaultValues: { ...initial, ...readDraft<V>(key) } as DefaultValues<V> })
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { type }) => {
      if (type === 'change') keepDraft(key, { ...form.getValues() })
    })
    return unsubscribe
  }, [form, key])
  return {
    form,
    /** It was left half typed before. */
    isResumed,
    dropDraft: () => dropDraft(key),
  }
}
