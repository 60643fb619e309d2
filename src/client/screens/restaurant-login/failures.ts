// What is said when the server did not let a restaurant in: at the fields, and in a toast. Source: spec.md, section 8.

import type { UseFormReturn } from 'react-hook-form'
import { problemOf } from '../../api/call-problem.ts'
import * as portal from '../../parts/portal/tell-failure.ts'
import * as en from '../../text/en.ts'
import { problemText } from '../../text/problems.ts'
import type { Mode, Values } from './values.ts'

export function tellFailure(form: UseFormReturn<Values>, mode: Mode, error: unknown): void {
  const marked = markedBy(error)
  for (const field of marked) form.setError(field, { message: problemText[problemOf(error)] })
  const [first] = marked
  if (first) form.setFocus(first)
  portal.tellFailure(form, error, en.restaurantLogin[mode].failed)
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
