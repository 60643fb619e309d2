// Shows why a form's call failed: at its fields, the first of which gets the focus, and in a toast.

import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { CallProblem, problemOf } from '../../lib/api/call-problem.ts'
import { showFieldProblems } from '../../lib/api/field-problems.ts'
import { duration } from '../../lib/text/format.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'

interface FailureText {
  readonly title: string
  /** Used if the problem has no specific sentence. */
  readonly hint: string
}

export function showFailure<V extends FieldValues>(
  form: UseFormReturn<V>,
  error: unknown,
  { title, hint }: FailureText,
): void {
  showFieldProblems(form, error)
  toast({ title, description: sentenceOf(error, hint), tone: 'bad' })
}

/** Includes the waiting time if the server named one. */
function sentenceOf(error: unknown, otherwise: string): string {
  if (error instanceof CallProblem && error.retryAfter && error.problem === 'too-many-requests')
    return texts.portal.tooManyTries({ wait: duration(error.retryAfter) })
  return sentenceFor(problemOf(error), otherwise)
}
