// `npm run bench:sentences -- <file>`: how many sentences of packages/order-parser/src/sentences become the right order, how many are
// marked as doubtful where they are wrong or only elsewhere, and how many are wrong without a mark. `--show` lists those that
// are not right.

import { judge, readSentences, type Verdict } from '@tablemate/test/spoken/sentences.ts'

const args = process.argv.slice(2)
const isShown = args.includes('--show')
const named = args.filter(arg => !arg.startsWith('--'))
const files = named.length > 0 ? named : ['given', 'own', 'held-out', 'options', 'options-held-out']

for (const file of files) {
  const counts: Record<Verdict, number> = { right: 0, marked: 0, elsewhere: 0, wrong: 0 }
  const sentences = readSentences(file)
  for (const sentence of sentences) {
    const { verdict, slip } = judge(sentence)
    counts[verdict] += 1
    if (isShown && verdict !== 'right')
      console.log(
        `${verdict}: ${sentence.said}\n    ${sentence.expected.map(({ text }) => text).join(' || ')}\n  = ${slip}`,
      )
  }
  const share = (count: number) => `${((100 * count) / sentences.length).toFixed(1)} %`
  console.log(
    `${file}: ${sentences.length} sentences, right ${share(counts.right)}, marked ${share(counts.marked)}, only elsewhere ${share(counts.elsewhere)}, wrong and unmarked ${share(counts.wrong)}`,
  )
}
