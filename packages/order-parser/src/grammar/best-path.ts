// Finds the cheapest chain of readings that covers the whole sentence (Viterbi algorithm).

import type { MenuLookup } from '../menu/menu-lookup.ts'
import type { SpeakersGroup } from '../phrases/people.ts'
import { numberAt } from '../words/numbers.ts'
import type { Token } from '../words/tokens.ts'
import { afterGap, afterReading, endCost } from './order-grammar.ts'
import type { Reading } from './reading.ts'
import { readingsAt } from './readings.ts'
import { type Lead, leads, type State, states } from './transition-costs.ts'

/** One reading of the best path. */
export interface Segment {
  readonly reading: Reading
  /** The grammar's states before and after the reading. */
  readonly from: State
  readonly to: State
  /** What it added to the cost of the path: 0 expected, 1 unusual, 3 rare. */
  readonly cost: number
}

/** A chain of readings from the start of the sentence, as a linked list from its last segment. */
interface Path {
  readonly cost: number
  readonly state: State
  readonly lead: Lead
  readonly segment: Segment | null
  readonly previous: Path | null
}

type Paths = (Path | undefined)[]

/** There always is a path, because every word may be read as lost. */
export function bestPath(
  tokens: readonly Token[],
  lookup: MenuLookup | null,
  group: SpeakersGroup,
): Segment[] {
  const pathsAt: Paths[] = Array.from({ length: tokens.length + 1 }, () => [])
  keep(pathsAt[0] as Paths, { cost: 0, state: 'start', lead: 'none', segment: null, previous: null })
  const multipleFrom = firstMultiple(tokens)
  for (let at = 0; at < tokens.length; at += 1) {
    const active = promising(pathsAfterGap(pathsAt[at] as Paths, tokens[at] as Token))
    if (active.length === 0) continue
    for (const reading of readingsAt(tokens, at, lookup, group)) {
      const paths = pathsAt[reading.end] as Paths
      for (const here of active)
        afterReading(here.state, here.lead, reading, (state, lead, cost) => {
          const total =
            here.cost + cost + (state === 'modifiers' && sharesNothing(reading, here, multipleFrom) ? 1.5 : 0)
          const cell = cellOf(state, lead)
          const known = paths[cell]
          if (known && known.cost <= total) return
          paths[cell] = {
            cost: total,
            state,
            lead,
            segment: { reading, from: here.state, to: state, cost: total - here.cost },
            previous: here,
          }
        })
    }
  }
  return segmentsTo(cheapestEnd(pathsAt[tokens.length] as Paths))
}

/** The index of the first count above one: only after it can "one with cheese" mean one of several. */
function firstMultiple(tokens: readonly Token[]): number {
  const first = tokens.findIndex(
    ({ word }, at) => (numberAt(tokens, at)?.value ?? 0) > 1 || /^(?:couple|dozen|to|for|twice)$/.test(word),
  )
  return first < 0 ? tokens.length : first
}

function sharesNothing(reading: Reading, { state, lead }: Path, multipleFrom: number): boolean {
  return (
    reading.kind === 'modifier' &&
    lead === 'count' &&
    (state === 'item' || state === 'clause' || state === 'modifiers') &&
    reading.at <= multipleFrom + 1
  )
}

/** Prunes paths that cost far more than the cheapest: they would not catch up. */
function promising(paths: Paths): Path[] {
  let least = Number.POSITIVE_INFINITY
  for (const here of paths) if (here && here.cost < least) least = here.cost
  return paths.filter((here): here is Path => here !== undefined && here.cost < least + maxCostBehind)
}

const maxCostBehind = 5

const cellOf = (state: State, lead: Lead) => stateNumber[state] * leads.length + leadNumber[lead]
const stateNumber = Object.fromEntries(states.map((state, i) => [state, i])) as Record<State, number>
const leadNumber = Object.fromEntries(leads.map((lead, i) => [lead, i])) as Record<Lead, number>

function keep(paths: Paths, path: Path): void {
  const cell = cellOf(path.state, path.lead)
  const known = paths[cell]
  if (!known || path.cost < known.cost) paths[cell] = path
}

/** The paths after the comma or full stop before the next word. */
function pathsAfterGap(paths: Paths, { gap }: Token): Paths {
  if (gap === 'space') return paths
  const passed: Paths = []
  for (const here of paths)
    if (here)
      afterGap(here.state, here.lead, gap, (state, lead, cost) => {
        keep(passed, { ...here, state, lead, cost: here.cost + cost })
      })
  return passed
}

function cheapestEnd(paths: Paths): Path | null {
  let best: Path | null = null
  let least = Number.POSITIVE_INFINITY
  for (const path of paths) {
    const cost = path ? path.cost + endCost(path.state, path.lead) : Number.POSITIVE_INFINITY
    if (path && cost < least) [best, least] = [path, cost]
  }
  return best
}

function segmentsTo(last: Path | null): Segment[] {
  const segments: Segment[] = []
  for (let here = last; here; here = here.previous) if (here.segment) segments.push(here.segment)
  return segments.reverse()
}
