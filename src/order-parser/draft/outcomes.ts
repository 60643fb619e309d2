// What became of every word: each has one outcome, and a word that has none was not understood. So nothing that was said
// is lost silently, whatever the readers of a draft forget.

import type { Segment } from '../grammar/best-path.ts'
import type { LostWords, Outcome, WordOutcome } from '../parsed-order.ts'
import type { Token } from '../words/tokens.ts'

/** The outcome of each token, in order. */
export type Outcomes = (Outcome | undefined)[]

export interface Span {
  readonly at: number
  readonly end: number
}

export function mark(outcomes: Outcomes, { at, end }: Span, outcome: Outcome) {
  outcomes.fill(outcome, at, end)
}

/** Decides what is still open, so that the notes and what was not understood read as they were said. */
export function concludeOutcomes(outcomes: Outcomes, segments: readonly Segment[]): Outcome[] {
  const settled = outcomes.map(outcome => outcome ?? 'not-understood')
  if (!settled.includes('not-understood')) return settled
  for (const { reading } of segments.toReversed())
    if (binding.has(reading.kind) && settled[reading.at] === 'ordering' && isLost(settled[reading.end]))
      mark(settled, reading, 'not-understood')
  joinLost(settled, segments)
  return settled
}

/** Words that say how many or how much of the next one, or what becomes of it: "three lobsters" is not understood as a whole. */
const binding: ReadonlySet<string> = new Set([
  'count',
  'no',
  'without',
  'extra',
  'light',
  'container',
  'or',
  'repair',
])

/** "lobsters with butter" is shown as one stretch; "a gizmo and a gadget" are two. */
function joinLost(outcomes: Outcome[], segments: readonly Segment[]) {
  const parting = new Set(
    segments.filter(({ reading }) => parters.has(reading.kind)).map(({ reading }) => reading.at),
  )
  let last = -1
  outcomes.forEach((outcome, at) => {
    if (!isLost(outcome)) return
    const between = outcomes.slice(last + 1, at)
    const isOne = between.every((other, i) => other === 'ordering' && !parting.has(last + 1 + i))
    if (last >= 0 && between.length <= mostBetween && isOne) outcomes.fill('not-understood', last + 1, at)
    last = at
  })
}

const mostBetween = 2
const parters: ReadonlySet<string> = new Set(['and', 'or', 'article', 'request'])

const isLost = (outcome: Outcome | undefined) => outcome === 'not-understood'

/** Where each word stands in the transcript; `repeated` are words that were said twice and are meant once. */
export function placesOf(
  outcomes: readonly Outcome[],
  tokens: readonly Token[],
  repeated: readonly Token[],
): WordOutcome[] {
  const places: WordOutcome[] = tokens.map(({ start, end }, i) => ({
    start,
    end,
    outcome: outcomes[i] ?? 'not-understood',
  }))
  if (repeated.length === 0) return places
  // "mac and cheese cheese" is one name, the repeated word within it.
  const isInName = (word: Token) => tokens.some(({ start, end }) => start <= word.start && end >= word.end)
  return [
    ...places,
    ...repeated
      .filter(word => !isInName(word))
      .map(({ start, end }) => ({ start, end, outcome: 'repetition' as const })),
  ].sort((a, b) => a.start - b.start)
}

/** The stretches of neighbouring tokens with this outcome. A note ends where its speaker paused. */
export function stretchesOf(
  outcome: Outcome,
  outcomes: readonly Outcome[],
  tokens: readonly Token[],
  transcript: string,
): LostWords[] {
  const stretches: LostWords[] = []
  let previous = -2
  tokens.forEach(({ start, end, gap }, at) => {
    if (outcomes[at] !== outcome) return
    const isJoined = previous === at - 1 && (gap === 'space' || outcome !== 'note')
    const open = isJoined ? stretches.pop() : undefined
    const from = open?.start ?? start
    stretches.push({ text: transcript.slice(from, end), start: from, end })
    previous = at
  })
  return stretches
}
