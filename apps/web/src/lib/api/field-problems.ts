// Shows the server's validation errors beneath the fields of a form.

import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { texts } from '../text/texts.ts'
import { CallProblem } from './call-problem.ts'

/**
 * Shows the server's errors at their fields and focuses the first of them. Requires that the form names its fields as the request
 * body does.
 */
export function showFieldProblems<V extends FieldValues>(form: UseFormReturn<V>, error: unknown): void {
  if (!(error instanceof CallProblem)) return
  const known = form.getValues()
  const faulty = Object.entries(error.fields).filter(([path]) => path in known)
  for (const [path, how] of faulty) form.setError(path as FieldPath<V>, { message: texts.fieldText[how] })
  const first = faulty[0]?.[0] as FieldPath<V> | undefined
  if (first) form.setFocus(first)
}
