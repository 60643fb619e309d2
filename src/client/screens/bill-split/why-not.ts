// Why a choice or a payment did not come about, in a sentence.

import type { problemOf } from '../../api/call-problem.ts'
import { problemText, sentenceFor } from '../../text/problems.ts'

/** Who may see the bill but never joined the table is told to do so. */
export function whyNot(problem: ReturnType<typeof problemOf>, otherwise: string): string {
  return problem === 'not-your-member' ? problemText['member-not-found'] : sentenceFor(problem, otherwise)
}
