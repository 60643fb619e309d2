// Shows why the server refused a login or sign-up: at the fields, and in a toast. Source: spec.md, section 8.

import type { FieldProblem } from '@tablemate/contract/problem.ts'
import type { UseFormReturn } from 'react-hook-form'
import { CallProblem, problemOf } from '../../api/call-problem.ts'
import { showFailure } from '../../parts/portal/show-failure.ts'
import { problemText } from '../../text/problems.ts'
import { texts } from '../../text/texts.ts'
import type { Mode, Values } from './values.ts'

export function showLoginFailure(form: UseFormReturn<Values>, mode: Mode, error: unknown): void {
  showFailure(form, error, texts.restaurantLogin[mode].failed)
  showFields(form, error)
  const fields = fieldsOf(error)
  for (const field of fields) form.setError(field, { message: problemText(problemOf(error)) })
  const [first] = fields
  if (first) form.setFocus(first)
}

/** Shows the specification's wording for the server's field errors. */
function showFields(form: UseFormReturn<Values>, error: unknown): void {
  if (!(error instanceof CallProblem)) return
  for (const [field, fault] of Object.entries(error.fields)) {
    const message = fieldWords[field]?.[fault]
    if (message) form.setError(field as keyof Values, { message })
  }
}

const { invalid } = texts.portal

const fieldWords: Record<string, Partial<Record<FieldProblem, string>>> = {
  email: { required: invalid.email, malformed: invalid.email },
  password: { required: invalid.password, 'too-short': invalid.password },
  name: { required: invalid.name },
  phone: { required: invalid.phone, malformed: invalid.phone },
  address: { required: invalid.address },
}

/** The fields to mark for an error that concerns the whole request. */
function fieldsOf(error: unknown): readonly (keyof Values)[] {
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
