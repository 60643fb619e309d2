// Shows beneath the fields of a form what the server found wrong with them.

import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { CallProblem } from '../api/call-problem.ts'
import { fieldText } from '../text/fields.ts'

/** The form's fields are named as in the call's body. */
export function showFieldProblems<V extends FieldValues>(form: UseFormReturn<V>, error: unknown): void {
  if (!(error instanceof CallProblem)) return
  const known = form.getValues()
  for (const [path, how] of Object.entries(error.fields)) {
    if (path in known) form.setError(path as FieldPath<V>, { message: fieldText[how] })
  }
}
