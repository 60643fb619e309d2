// Sentences with what a good waiter would bring (sentences/): how many are right, and how many are wrong without a mark.

import { expect, test } from 'vitest'
import { judge, readSentences, type Verdict } from '../../test/spoken/sentences.ts'

/** The fewest right ones and the most wrong ones without a mark; only better figures replace them. */
test.each([
  { file: 'given', right: 56, wrong: 11 },
  { file: 'own', right: 89, wrong: 14 },
  { file: 'held-out', right: 61, wrong: 27 },
])('sentences in $file.txt become at least as many right orders as before', ({ file, right, wrong }) => {
  const verdicts = readSentences(file).map(sentence => judge(sentence).verdict)
  const count = (verdict: Verdict) => verdicts.filter(one => one === verdict).length
  expect(count('right')).toBeGreaterThanOrEqual(right)
  expect(count('wrong')).toBeLessThanOrEqual(wrong)
})
