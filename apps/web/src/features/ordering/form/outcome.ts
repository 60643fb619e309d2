// The toasts about the outcome of sending or changing an order.

import { CallProblem, problemOf } from '../../../lib/api/call-problem.ts'
import { problemText } from '../../../lib/text/problems.ts'
import { texts } from '../../../lib/text/texts.ts'
import { toast } from '../../../ui/toast.ts'

const words = texts.group.form

export function showOrderFailure(error: unknown, { isNew }: { isNew: boolean }): void {
  const title = isNew ? words.failed : words.changeFailed
  const problem = problemOf(error)
  if (!(error instanceof CallProblem)) showStorageFailure(title)
  else if (problem === 'ordering-paused')
    toast({ title: texts.offline.savedOnPhone, description: problemText(problem) })
  else toast({ title, description: isNew ? refusalText(problem) : problemText(problem), tone: 'bad' })
}

/** Why the server refused the diner's own order. */
export function refusalText(problem: CallProblem['problem']): string {
  return problemText(problem === 'not-your-member' ? 'member-not-found' : problem)
}

/** The phone cannot read or write its stored orders. */
export function showStorageFailure(title: string): void {
  toast({ title, description: texts.offline.order.stuck, tone: 'bad' })
}

export function showTooLate(): void {
  const { title, hint } = texts.offline.order.tooLate
  toast({ title, description: hint })
}

export function showChangeLost(): void {
  const { title, hint } = texts.offline.order.changeLost
  toast({ title, description: hint })
}
