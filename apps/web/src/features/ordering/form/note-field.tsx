// The field for a note to the kitchen.

import { texts } from '../../../lib/text/texts.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { OrderFormState } from './use-order-form.ts'

const words = texts.orderForm.words

export function NoteField({ state: { form, noteProblem, isSending } }: { state: OrderFormState }) {
  return (
    <TextField
      label={words.note}
      isOptional
      error={noteProblem}
      placeholder={words.noteHint}
      enterKeyHint="done"
      autoCapitalize="sentences"
      disabled={isSending}
      className="pt-4"
      {...form.register('note')}
    />
  )
}
