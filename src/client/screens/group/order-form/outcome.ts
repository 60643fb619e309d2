// What the form says once an order was sent, or was not.

import { CallProblem, problemOf } from '../../../api/call-problem.ts'
import { en } from '../../../text/en.ts'
import { fieldText, problemText } from '../../../text/problems.ts'
import { toast } from '../../../ui/toast.ts'

const words = en.group.form

export function tellFailure(error: unknown, { isNew }: { isNew: boolean }): void {
  const problem = problemOf(error)
  const isStranger = problem === 'member-not-found' || (isNew && problem === 'not-your-member')
  toast({
    title: isNew ? words.failed : words.changeFailed,
    description: problemText[isStranger ? 'member-not-found' : problem],
    tone: 'bad',
  })
}

export function tellLeftOver(count: number, { isPlaced }: { isPlaced: boolean }): void {
  const title = isPlaced ? words.added : en.offline.kept
  if (count > 0) toast({ title, description: words.leftOver(count) })
}

export function tellTooLate(): void {
  const { title, hint } = en.offline.order.tooLate
  toast({ title, description: hint })
}

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
