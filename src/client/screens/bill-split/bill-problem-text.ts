// The sentence for a failed choice or payment.

import type { problemOf } from '../../api/call-problem.ts'
import { problemText, sentenceFor } from '../../text/problems.ts'

/** A phone that may see the bill but has not joined the table is told to join. */
export function billProblemText(problem: ReturnType<typeof problemOf>, fallback: string): string {
  return problem === 'not-your-member' ? problemText['member-not-found'] : sentenceFor(problem, fallback)
}
