// Finds what contradicts the words of a line of the draft: its count, and modifiers that exclude each other.

import type { Segment } from '../grammar/best-path.ts'
import type { DraftLine, DraftModifier } from './draft-items.ts'
import { mark, type Outcomes } from './outcomes.ts'

/** Loses counts that became no quantity: "a pie, three of us are hungry". */
export function loseUnusedCounts(
  segments: readonly Segment[],
  lines: readonly DraftLine[],
  outcomes: Outcomes,
) {
  const quantities = new Set(
    lines.flatMap(({ quantity, shares }) => [quantity, ...shares.map(share => share.quantity)]),
  )
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const corrected = segments.findLastIndex(
    ({ reading: { kind, at } }) => correcting.has(kind) || (kind === 'no' && outcomes[at] === 'reference'),
  )
  for (const { reading } of segments.slice(corrected + 1))
    if (
      reading.kind === 'count' &&
      outcomes[reading.at] === 'ordering' &&
      !quantities.has(reading.value) &&
      reading.value !== total
    )
      mark(outcomes, reading, 'not-understood')
}

/** Counts before these may have been corrected. */
const correcting: ReadonlySet<string> = new Set([
  'repair',
  'remove',
  'undo',
  'again',
  'change-to',
  'refer-back',
])

/** "two ribeyes, rare and medium": one of each, if there are as many. Otherwise the modifiers exclude each other. */
export function splitByScale(line: DraftLine): DraftLine[] {
  const said = scales.map(scale =>
    line.modifiers.filter(({ amount, text }) => amount === 'plain' && scale.has(text)),
  )
  const exclusive = said.find(modifiers => new Set(modifiers.map(({ text }) => text)).size > 1)
  // "medium hot"
  if (!exclusive || exclusive[0]?.end === exclusive[1]?.at) return [line]
  if (line.quantity !== exclusive.length) return [{ ...line, isInDoubt: true }]
  return exclusive.map(own => ({
    ...line,
    quantity: 1,
    modifiers: line.modifiers.filter(modifier => modifier === own || !exclusive.includes(modifier)),
  }))
}

const scales: readonly ReadonlySet<DraftModifier['text']>[] = [
  'blue,rare,medium rare,medium,medium well,well done',
  'small,large,big,medium,tall,regular',
  'hot,cold,iced,warm',
  'mild,medium,hot,extra hot',
  'with ice,without ice',
].map(words => new Set(words.split(',')))
