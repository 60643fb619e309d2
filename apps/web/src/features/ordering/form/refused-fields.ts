// Maps the server's field problems of an order to the rows of the form.

import { CallProblem } from '../../../lib/api/call-problem.ts'
import { texts } from '../../../lib/text/texts.ts'

/** The problems by `row.field` of the form. `rows` are the row indexes of the items that were sent. */
export function refusedFields(error: unknown, rows: readonly number[]): Record<string, string> {
  if (!(error instanceof CallProblem)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([path, how]) => {
      const [, item, field] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? []
      return field ? [[`${rows[Number(item)]}.${field}`, texts.fieldText[how]]] : []
    }),
  )
}
