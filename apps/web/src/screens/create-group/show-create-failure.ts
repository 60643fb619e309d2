// Shows the failures of both forms that create a group. The typed values stay.

import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { problemOf } from '../../api/call-problem.ts'
import { showFieldProblems } from '../../parts/field-problems.ts'
import { sentenceFor } from '../../text/problems.ts'
import * as texts from '../../text/texts.ts'
import { toast } from '../../ui/toast.ts'

export function showCreateFailure<V extends FieldValues>(form: UseFormReturn<V>, error: unknown): void {
  if (showFieldProblems(form, error)) return
  const description = sentenceFor(problemOf(error), texts.createGroup.failed)
  toast({ title: texts.app.error, description, tone: 'bad' })
}
