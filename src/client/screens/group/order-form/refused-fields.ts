// What the server found wrong with the dishes of an order, at their places in the form.

import { CallProblem } from '../../../api/call-problem.ts'
import { fieldText } from '../../../text/fields.ts'

/** What the server found wrong, by `row.field` of the form; `rows` are the places of the items that were sent. */
export function refusedFields(error: unknown, rows: readonly number[]): Record<string, string> {
  if (!(error instanceof CallProblem)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([path, how]) => {
      const [, item, field] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? []
      return field ? [[`${rows[Number(item)]}.${field}`, fieldText[how]]] : []
    }),
  )
}
