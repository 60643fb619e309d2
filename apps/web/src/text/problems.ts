// The sentence for each problem of a call.

import type { OwnersProblem, ProblemName } from '@tablemate/contract/problem.ts'
import * as texts from './texts.ts'

/** The portal adds the sentences that only owners get, so that diners' screens do not load them. */
export const problemText = { ...texts.problems } as Record<ProblemName | 'no-answer', string>

/** Adds the sentences of owners' problems (en/portal/problems.ts). */
export function addProblems(sentences: Readonly<Record<OwnersProblem, string>>): void {
  Object.assign(problemText, sentences)
}

/** The problem's own sentence if it is specific, else the screen's own. */
export function sentenceFor(problem: ProblemName | 'no-answer', fallback: string): string {
  switch (problem) {
    case 'invalid':
    case 'internal':
    case 'unavailable':
    case 'no-answer':
    case 'still-in-flight':
      return fallback
    default:
      return problemText[problem] ?? fallback
  }
}
