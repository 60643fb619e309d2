// The sentence for a failed choice or payment.

import type { problemOf } from '../../lib/api/call-problem.ts'
import { problemText, sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'

/** A phone that may see the bill but has not joined the group is asked to join. */
export function billProblemText(problem: ReturnType<typeof problemOf>, fallback: string): string {
  if (problem === 'too-little-for-card' || problem === 'uneven-for-card')
    return texts.billCards.problems[problem]
  return problem === 'not-your-member' ? problemText('member-not-found') : sentenceFor(problem, fallback)
}
