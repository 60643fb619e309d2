// Shows the server's validation errors beneath the fields of a form.

import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { CallProblem } from '../api/call-problem.ts'
import * as texts from '../text/texts.ts'

/**
 * Focuses the first faulty field and returns it. Returns undefined if the form has none of the faulty fields: only then the error
 * is shown in a toast, which covers fields. Requires that the form names its fields as the request body does.
 */
export function showFieldProblems<V extends FieldValues>(
  form: UseFormReturn<V>,
  error: unknown,
): FieldPath<V> | undefined {
  if (!(error instanceof CallProblem)) return undefined
  const known = form.getValues()
  const faulty = Object.entries(error.fields).filter(([path]) => path in known)
  for (const [path, how] of faulty) form.setError(path as FieldPath<V>, { message: texts.fieldText[how] })
  const first = faulty[0]?.[0] as FieldPath<V> | undefined
  if (first) form.setFocus(first)
  return first
}
