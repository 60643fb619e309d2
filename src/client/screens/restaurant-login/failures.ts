// What is said when the server did not let a restaurant in: at the fields, and in a toast. Source: spec.md, section 8.

import type { UseFormReturn } from 'react-hook-form'
import { CallProblem, problemOf } from '../../api/call-problem.ts'
import { showFieldProblems } from '../../parts/field-problems.ts'
import * as en from '../../text/en.ts'
import { duration } from '../../text/format.ts'
import { problemText, sentenceFor } from '../../text/problems.ts'
import { toast } from '../../ui/toast.ts'
import type { Mode, Values } from './values.ts'

const words = en.restaurantLogin

export function tellFailure(form: UseFormReturn<Values>, mode: Mode, error: unknown): void {
  const { title, hint } = words[mode].failed
  showFieldProblems(form, error)
  const marked = markedBy(error)
  for (const field of marked) form.setError(field, { message: problemText[problemOf(error)] })
  const [first] = marked
  if (first) form.setFocus(first)
  toast({ title, description: sentenceOf(error, hint), tone: 'bad' })
}

/** The fields that a refusal as a whole is about. */
function markedBy(error: unknown): readonly (keyof Values)[] {
  switch (problemOf(error)) {
    case 'invalid-credentials':
      return ['email', 'password']
    case 'email-not-found':
    case 'email-taken':
      return ['email']
    default:
      return []
  }
}

function sentenceOf(error: unknown, otherwise: string): string {
  if (error instanceof CallProblem && error.retryAfter && error.problem === 'too-many-requests')
    return en.portal.tooManyTries(duration(error.retryAfter))
  return sentenceFor(problemOf(error), otherwise)
}
