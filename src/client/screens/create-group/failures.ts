// Shows the failures of both forms that create a group. The typed values stay.

import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'
import { problemOf } from '../../api/call-problem.ts'
import { showFieldProblems } from '../../parts/field-problems.ts'
import * as en from '../../text/en.ts'
import { sentenceFor } from '../../text/problems.ts'
import { toast } from '../../ui/toast.ts'

export function showFailure<V extends FieldValues>(form: UseFormReturn<V>, error: unknown): void {
  showFieldProblems(form, error)
  showError(sentenceFor(problemOf(error), en.createGroup.failed))
}

/** The diner's name is `name` in one form and `memberName` in the other. */
export function showMissingName(errors: FieldErrors): void {
  if ((errors.name ?? errors.memberName)?.message === en.createGroup.nameRequired)
    showError(en.createGroup.nameMissing)
}

function showError(description: string): void {
  toast({ title: en.app.error, description, tone: 'bad' })
}
