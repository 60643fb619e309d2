// Shows the failures of both forms that create a group. The typed values stay.

import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'
import { problemOf } from '../../lib/api/call-problem.ts'
import { showFieldProblems } from '../../lib/api/field-problems.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'

export function showCreateFailure<V extends FieldValues>(form: UseFormReturn<V>, error: unknown): void {
  showFieldProblems(form, error)
  showError(sentenceFor(problemOf(error), texts.createGroup.failed))
}

/** Besides the error at its field, as specified. The diner's name is `name` in one form and `memberName` in the other. */
export function showMissingName(errors: FieldErrors): void {
  if ((errors.name ?? errors.memberName)?.message === texts.createGroup.nameRequired)
    showError(texts.createGroup.nameMissing)
}

function showError(description: string): void {
  toast({ title: texts.app.error, description, tone: 'bad' })
}
