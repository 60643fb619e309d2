// The grammar of ordering, as prices: what may follow what, and how much it surprises. The cheapest whole sentence wins.

import { phraseSteps } from './phrase-steps.ts'
import type { Reading } from './reading.ts'
import {
  beforeCosts,
  dangling,
  guessCost,
  hasItem,
  itemCosts,
  type Lead,
  modifierCosts,
  type Place,
  type Step,
  unknownCost,
} from './transition-costs.ts'

/** Tells `step` every way in which `reading` may continue. Costs: 0 expected, 1 unusual, 3 hardly. */
export function continuations(place: Place, lead: Lead, reading: Reading, step: Step) {
  switch (reading.kind) {
    case 'item':
      return itemSteps(place, lead, reading.cost + (reading.isGuess ? guessCost(place, lead) : 0), step)
    case 'modifier':
      return modifierSteps(place, lead, reading, step)
    case 'onto':
      return hasItem(place) ? step('modifiers', 'none', reading.cost + 0.05 + dangling(lead)) : undefined
    case 'sized-one':
      return hasItem(place) && place !== 'swap' && (lead === 'a' || lead === 'count')
        ? step('item', 'none', reading.cost + 0.35)
        : undefined
    case 'unknown-dish':
      return step('item', 'none', reading.cost + unknownCost(place, lead))
    case 'lost':
      return step(
        place === 'swap' ? 'swapped' : place,
        'none',
        reading.cost + (reading.isSmall ? 0 : dangling(lead)) + (place === 'before' ? 1.3 : 0),
      )
    case 'count':
      return countSteps(place, lead, reading, step)
    case 'shape':
      if (reading.isAhead)
        return lead === 'no'
          ? undefined
          : step(
              'before',
              'none',
              reading.cost + (hasItem(place) && lead !== 'a' && lead !== 'count' ? 1 : 0.1),
            )
      return place === 'item' || place === 'modifiers'
        ? step(
            place,
            'none',
            reading.cost + (lead === 'none' ? (place === 'modifiers' && reading.isFilled ? -1.2 : -0.2) : 3),
          )
        : undefined
    case 'price':
      return step(place, 'none', reading.cost + dangling(lead) + (hasItem(place) ? 0.1 : 1.5))
    default:
      return phraseSteps(place, lead, reading, step)
  }
}

/** The cost of ending here: a sentence rarely stops at "a" or before its noun. */
export function endCost(place: Place, lead: Lead): number {
  if (place === 'before') return 3
  if (lead === 'count' && (place === 'mend' || place === 'told')) return 0
  return dangling(lead) + (place === 'with' ? 0.6 : 0) + (place === 'swapped' ? 1 : 0)
}

/** What a comma or a stop that was written does to where one stands. */
export function afterGap(place: Place, lead: Lead, gap: 'comma' | 'stop', step: Step) {
  if (gap === 'comma') return step(place, lead === 'none' ? 'comma' : lead, 0)
  if (place === 'before') return step('clause', 'none', 2.5)
  const isOpen = place === 'start' || place === 'asked' || place === 'mend' || place === 'drop'
  return step(isOpen ? place : 'clause', 'none', dangling(lead) / 2)
}

function itemSteps(place: Place, lead: Lead, cost: number, step: Step) {
  const total = cost + itemCosts[place][lead]
  step(place === 'swap' ? 'swapped' : 'item', 'none', total)
}

function modifierSteps(place: Place, lead: Lead, { cost, sort }: Reading & { kind: 'modifier' }, step: Step) {
  const asModifier = modifierCosts[place][lead]
  if (asModifier < 9) step(place === 'swap' ? 'swapped' : 'modifiers', 'none', cost + asModifier)
  if (sort === 'named') return
  // Nobody opens with an unknown word that only waits for a noun.
  if (place === 'start' && cost > 1 && !(lead === 'a' || lead === 'count' || lead === 'side')) return
  const before = beforeCosts[place][lead]
  if (sort === 'size') step('before', 'none', cost + Math.min(before, 0.8) * (place === 'before' ? 0.3 : 0.9))
  else step('before', 'none', cost + before + (sort === 'entry' ? 0.7 : 0))
}

function countSteps(place: Place, lead: Lead, { cost, isTimes }: Reading & { kind: 'count' }, step: Step) {
  if (isTimes) return step(place, 'none', cost + (hasItem(place) ? 0 : 2))
  const awkward = lead === 'count' || lead === 'no' || lead === 'side' ? 0.8 : lead === 'amount' ? 0.5 : 0
  step(place, 'count', cost + awkward + (place === 'before' ? 0.8 : 0))
}
