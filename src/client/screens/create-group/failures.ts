// What both ways of starting a group say when it does not work. What was typed stays where it is.

import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'
import { problemOf } from '../../api/call-problem.ts'
import { showFieldProblems } from '../../parts/field-problems.ts'
import * as en from '../../text/en.ts'
import { sentenceFor } from '../../text/problems.ts'
import { toast } from '../../ui/toast.ts'

export function showFailure<V extends FieldValues>(form: UseFormReturn<V>, error: unknown): void {
  showFieldProblems(form, error)
  say(sentenceFor(problemOf(error), en.createGroup.failed))
}

/** The diner's name is `name` in one form and `memberName` in the other. */
export function showMissingName(errors: FieldErrors): void {
  if ((errors.name ?? errors.memberName)?.message === en.createGroup.nameRequired)
    say(en.createGroup.nameMissing)
}

function say(description: string): void {
  toast({ title: en.app.error, description, tone: 'bad' })
}
