// A form in place for a member's new name, or for the name of a new guest.

import * as limits from '@tablemate/domain/limits.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { problemOf } from '../../lib/api/call-problem.ts'
import { showFieldProblems } from '../../lib/api/field-problems.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { lineRule } from '../../ui/line-rule.ts'
import { TextField } from '../../ui/text-field.tsx'

interface Props {
  readonly label: string
  readonly name?: string
  readonly action: string
  /** Throws `CallProblem`. */
  readonly onSend: (name: string) => Promise<void>
  readonly onClose: () => void
}

const words = texts.peopleSheet
const rule = lineRule({ max: limits.dinerName, required: words.nameMissing })

export function NameForm({ label, name = '', action, onSend, onClose }: Props) {
  const form = useForm({ defaultValues: { name } })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus])
  const send = form.handleSubmit(async typed => {
    try {
      await onSend(typed.name)
      onClose()
    } catch (error) {
      form.setError('name', { message: sentenceFor(problemOf(error), words.tryAgain) })
      showFieldProblems(form, error)
    }
  })
  return (
    <form noValidate onSubmit={send} className="flex animate-fade flex-col gap-3 py-3">
      <TextField
        label={label}
        error={errors.name?.message}
        isErrorLive
        autoComplete="off"
        required
        {...form.register('name', { validate: rule })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Button tone="secondary" size="small" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" size="small" isBusy={isSubmitting}>
          {action}
        </Button>
      </div>
    </form>
  )
}
