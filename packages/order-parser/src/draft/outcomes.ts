// Every word has one outcome, and a word that no reader marked is not understood. So no word is lost silently, even if a
// reader forgets to mark it.

import type { Segment } from '../grammar/best-path.ts'
import type { Outcome, TextStretch, WordOutcome } from '../parsed-order.ts'
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

/** Marks unmarked words as not understood, with the words that belong to them, so that they read as they were said. */
export function concludeOutcomes(outcomes: Outcomes, segments: readonly Segment[]): Outcome[] {
  const settled = outcomes.map(outcome => outcome ?? 'not-understood')
  if (!settled.includes('not-understood')) return settled
  for (const { reading } of segments.toReversed())
    if (binding.has(reading.kind) && settled[reading.at] === 'ordering' && isLost(settled[reading.end]))
      mark(settled, reading, 'not-understood')
  // "and three | glasses"
  segments.forEach(({ reading }, i) => {
    const before = segments[i - 1]?.reading
    if (reading.kind === 'unit' && before?.kind === 'count' && isLost(settled[before.at]))
      mark(settled, reading, 'not-understood')
  })
  joinLost(settled, segments)
  return settled
}

/** Readings that share the outcome of a lost word after them: "three lobsters" is not understood as a whole. */
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
  const separating = new Set(
    segments.filter(({ reading }) => separators.has(reading.kind)).map(({ reading }) => reading.at),
  )
  let last = -1
  outcomes.forEach((outcome, at) => {
    if (!isLost(outcome)) return
    const between = outcomes.slice(last + 1, at)
    const isOne = between.every((other, i) => other === 'ordering' && !separating.has(last + 1 + i))
    if (last >= 0 && between.length <= maxBetween && isOne) outcomes.fill('not-understood', last + 1, at)
    last = at
  })
}

const maxBetween = 2
const separators: ReadonlySet<string> = new Set(['and', 'or', 'next', 'article', 'request'])

const isLost = (outcome: Outcome | undefined) => outcome === 'not-understood'

/** The outcomes with their positions in the transcript; `repeated` are the tokens that were said twice. */
export function wordOutcomesOf(
  outcomes: readonly Outcome[],
  tokens: readonly Token[],
  repeated: readonly Token[],
): WordOutcome[] {
  const wordOutcomes: WordOutcome[] = tokens.map(({ start, end }, i) => ({
    start,
    end,
    outcome: outcomes[i] ?? 'not-understood',
  }))
  if (repeated.length === 0) return wordOutcomes
  // "mac and cheese cheese" is one token, which contains the repeated word.
  const isInName = (word: Token) => tokens.some(({ start, end }) => start <= word.start && end >= word.end)
  return [
    ...wordOutcomes,
    ...repeated
      .filter(word => !isInName(word))
      .map(({ start, end }) => ({ start, end, outcome: 'repetition' as const })),
  ].sort((a, b) => a.start - b.start)
}

/** The stretches of neighbouring tokens with this outcome. A comma or full stop ends a note. */
export function stretchesOf(
  outcome: Outcome,
  outcomes: readonly Outcome[],
  tokens: readonly Token[],
  transcript: string,
): TextStretch[] {
  const stretches: TextStretch[] = []
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
