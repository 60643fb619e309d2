// Sentences with what a good waiter would bring (sentences/): how many are right, and how many are wrong without a mark.

import { judge, readSentences, type Verdict } from '@tablemate/test/spoken/sentences.ts'
import { expect, test } from 'vitest'

/** The fewest right ones, the most wrong ones without any mark, and the most with a mark only elsewhere; only better figures replace them. */
test.each([
  { file: 'given', right: 79, elsewhere: 4, wrong: 0 },
  { file: 'own', right: 972, elsewhere: 22, wrong: 2 },
  { file: 'held-out', right: 80, elsewhere: 6, wrong: 7 },
  { file: 'options', right: 73, elsewhere: 0, wrong: 0 },
  { file: 'options-held-out', right: 22, elsewhere: 0, wrong: 1 },
])(
  'sentences in $file.txt become at least as many right orders as before',
  ({ file, right, elsewhere, wrong }) => {
    const verdicts = readSentences(file).map(sentence => judge(sentence).verdict)
    const count = (...counted: Verdict[]) => verdicts.filter(one => counted.includes(one)).length
    expect(count('right')).toBeGreaterThanOrEqual(right)
    expect(count('wrong')).toBeLessThanOrEqual(wrong)
    expect(count('wrong', 'elsewhere')).toBeLessThanOrEqual(wrong + elsewhere)
  },
)
