// Shows the server's validation errors beneath the fields of a form.

import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { CallProblem } from '../api/call-problem.ts'
import * as texts from '../text/texts.ts'

/** Requires that the form names its fields as the request body does. */
export function showFieldProblems<V extends FieldValues>(form: UseFormReturn<V>, error: unknown): void {
  if (!(error instanceof CallProblem)) return
  const known = form.getValues()
  for (const [path, how] of Object.entries(error.fields)) {
    if (path in known) form.setError(path as FieldPath<V>, { message: texts.fieldText[how] })
  }
}
