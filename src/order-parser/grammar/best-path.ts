// The reading of a whole sentence: of all chains of readings the one that the grammar finds cheapest.

import type { Hearing } from '../menu/heard-words.ts'
import { numberAt } from '../words/numbers.ts'
import type { Token } from '../words/tokens.ts'
import { afterGap, continuations, endCost } from './order-grammar.ts'
import type { Reading } from './reading.ts'
import { readingsAt } from './readings.ts'
import { type Lead, leads, type Place, places } from './transition-costs.ts'

/** A reading as it stands in the sentence. */
export interface Segment {
  readonly reading: Reading
  /** Where one stood before it, and where after. */
  readonly from: Place
  readonly to: Place
}

interface Arrival {
  readonly cost: number
  readonly place: Place
  readonly lead: Lead
  readonly segment: Segment | null
  readonly before: Arrival | null
}

type Arrivals = (Arrival | undefined)[]

/** The cheapest chain over all words. There always is one: every word may be lost. */
export function bestPath(tokens: readonly Token[], hearing: Hearing | null): Segment[] {
  const arrivalsAt: Arrivals[] = Array.from({ length: tokens.length + 1 }, () => [])
  arrive(arrivalsAt[0] as Arrivals, { cost: 0, place: 'start', lead: 'none', segment: null, before: null })
  const several = severalFrom(tokens)
  for (let at = 0; at < tokens.length; at += 1) {
    const standing = likely(gapPassed(arrivalsAt[at] as Arrivals, tokens[at] as Token))
    if (standing.length === 0) continue
    for (const reading of readingsAt(tokens, at, hearing)) {
      const arrivals = arrivalsAt[reading.end] as Arrivals
      for (const here of standing)
        continuations(here.place, here.lead, reading, (place, lead, cost) => {
          const total =
            here.cost + cost + (place === 'modifiers' && sharesNothing(reading, here, several) ? 1.5 : 0)
          const cell = cellOf(place, lead)
          const kept = arrivals[cell]
          if (kept && kept.cost <= total) return
          arrivals[cell] = {
            cost: total,
            place,
            lead,
            segment: { reading, from: here.place, to: place },
            before: here,
          }
        })
    }
  }
  return segmentsTo(cheapest(arrivalsAt[tokens.length] as Arrivals))
}

/** From which word on several of a thing were ordered, so that "one with cheese" can mean one of them. */
function severalFrom(tokens: readonly Token[]): number {
  const first = tokens.findIndex(
    ({ word }, at) => (numberAt(tokens, at)?.value ?? 0) > 1 || /^(?:couple|dozen|to|for|twice)$/.test(word),
  )
  return first < 0 ? tokens.length : first
}

function sharesNothing(reading: Reading, { place, lead }: Arrival, several: number): boolean {
  return (
    reading.kind === 'modifier' &&
    lead === 'count' &&
    (place === 'item' || place === 'clause' || place === 'modifiers') &&
    reading.at <= several + 1
  )
}

/** The arrivals worth following: what is far dearer than the cheapest does not catch up. */
function likely(arrivals: Arrivals): Arrival[] {
  let least = Number.POSITIVE_INFINITY
  for (const here of arrivals) if (here && here.cost < least) least = here.cost
  return arrivals.filter((here): here is Arrival => here !== undefined && here.cost < least + hopeless)
}

const hopeless = 5

const cellOf = (place: Place, lead: Lead) => placeNumber[place] * leads.length + leadNumber[lead]
const placeNumber = Object.fromEntries(places.map((place, i) => [place, i])) as Record<Place, number>
const leadNumber = Object.fromEntries(leads.map((lead, i) => [lead, i])) as Record<Lead, number>

function arrive(arrivals: Arrivals, arrival: Arrival): void {
  const cell = cellOf(arrival.place, arrival.lead)
  const kept = arrivals[cell]
  if (!kept || arrival.cost < kept.cost) arrivals[cell] = arrival
}

/** Where one stands after the comma or the stop before the next word. */
function gapPassed(arrivals: Arrivals, { gap }: Token): Arrivals {
  if (gap === 'space') return arrivals
  const passed: Arrivals = []
  for (const here of arrivals)
    if (here)
      afterGap(here.place, here.lead, gap, (place, lead, cost) => {
        arrive(passed, { ...here, place, lead, cost: here.cost + cost })
      })
  return passed
}

function cheapest(arrivals: Arrivals): Arrival | null {
  let best: Arrival | null = null
  let least = Number.POSITIVE_INFINITY
  for (const arrival of arrivals) {
    const cost = arrival ? arrival.cost + endCost(arrival.place, arrival.lead) : Number.POSITIVE_INFINITY
    if (arrival && cost < least) [best, least] = [arrival, cost]
  }
  return best
}

function segmentsTo(last: Arrival | null): Segment[] {
  const segments: Segment[] = []
  for (let here = last; here; here = here.before) if (here.segment) segments.push(here.segment)
  return segments.reverse()
}
