// The sentence for each problem of a call. A new problem does not compile until it has a sentence.

import type { ProblemName } from '@tablemate/contract/problem.ts'
import { texts } from './texts.ts'

/**
 * Problems without a sentence here. Only the join screen gets the first, and only the bill the next two: they have their own texts
 * (`joinGroup`, `billCards`). No screen offers a host's action to others, or calls for the staff where ordering is off. Every
 * request is JSON.
 */
type WithoutText =
  | 'too-little-for-card'
  | 'uneven-for-card'
  | 'not-the-host'
  | 'ordering-off'
  | 'unsupported-media-type'

type WithText = Exclude<ProblemName, WithoutText> | 'no-answer'

/** The portal's sentences are there once its texts are loaded. */
export function problemText(problem: ProblemName | 'no-answer'): string {
  const sentences: Readonly<Record<WithText, string>> = { ...texts.problems, ...texts.ownersProblems }
  return sentences[problem as WithText]
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
      return problemText(problem) ?? fallback
  }
}
