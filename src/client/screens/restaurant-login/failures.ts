// What is said when the server did not let a restaurant in: at the fields, and in a toast. Source: spec.md, section 8.

import type { UseFormReturn } from 'react-hook-form'
import type { FieldProblem } from '#contract/problem.ts'
import { CallProblem, problemOf } from '../../api/call-problem.ts'
import * as portal from '../../parts/portal/tell-failure.ts'
import * as en from '../../text/en.ts'
import { problemText } from '../../text/problems.ts'
import type { Mode, Values } from './values.ts'

export function showFailure(form: UseFormReturn<Values>, mode: Mode, error: unknown): void {
  portal.showFailure(form, error, en.restaurantLogin[mode].failed)
  showFields(form, error)
  const marked = markedBy(error)
  for (const field of marked) form.setError(field, { message: problemText[problemOf(error)] })
  const [first] = marked
  if (first) form.setFocus(first)
}

/** The specification's own words for what the server found wrong with a field. */
function showFields(form: UseFormReturn<Values>, error: unknown): void {
  if (!(error instanceof CallProblem)) return
  for (const [field, fault] of Object.entries(error.fields)) {
    const message = fieldWords[field]?.[fault]
    if (message) form.setError(field as keyof Values, { message })
  }
}

const { invalid } = en.portal

const fieldWords: Record<string, Partial<Record<FieldProblem, string>>> = {
  email: { required: invalid.email, malformed: invalid.email },
  password: { required: invalid.password, 'too-short': invalid.password },
  name: { required: invalid.name },
  phone: { required: invalid.phone, malformed: invalid.phone },
  address: { required: invalid.address },
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
