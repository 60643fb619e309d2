// The grammar of ordering, as prices: what may follow what, and how much it surprises. The cheapest whole sentence wins.

import { mendingSteps } from './grammar-of-mending.ts'
import {
  beforePrices,
  dangling,
  guessPrice,
  hasItem,
  itemPrices,
  type Lead,
  type Place,
  type Step,
  unknownPrice,
  wishPrices,
} from './grammar-prices.ts'
import type { Reading } from './readings.ts'

/** Tells `step` every way in which `reading` may continue. Prices: 0 expected, 1 unusual, 3 hardly. */
export function continuations(place: Place, lead: Lead, reading: Reading, step: Step) {
  switch (reading.kind) {
    case 'item':
      return itemSteps(place, lead, reading.cost + (reading.isGuess ? guessPrice(place, lead) : 0), step)
    case 'wish':
      return wishSteps(place, lead, reading, step)
    case 'unknown-dish':
      return step('item', 'none', reading.cost + unknownPrice(place, lead))
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
      return place === 'item' || place === 'wishes'
        ? step(
            place,
            'none',
            reading.cost + (lead === 'none' ? (place === 'wishes' && reading.isFilled ? -1.2 : -0.2) : 3),
          )
        : undefined
    case 'price':
      return step(place, 'none', reading.cost + dangling(lead) + (hasItem(place) ? 0.1 : 1.5))
    default:
      return phraseSteps(place, lead, reading, step)
  }
}

/** The price of ending here: a sentence rarely stops at "a" or before its noun. */
export function endPrice(place: Place, lead: Lead): number {
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
  const price = cost + itemPrices[place][lead]
  step(place === 'swap' ? 'swapped' : 'item', 'none', price)
}

function wishSteps(place: Place, lead: Lead, { cost, isSize }: Reading & { kind: 'wish' }, step: Step) {
  const asWish = wishPrices[place][lead]
  if (asWish < 9) step(place === 'swap' ? 'swapped' : 'wishes', 'none', cost + asWish)
  // Nobody opens with an unknown word that only waits for a noun.
  if (place === 'start' && cost > 1 && !(lead === 'a' || lead === 'count' || lead === 'side')) return
  const before = beforePrices[place][lead]
  step('before', 'none', cost + (isSize ? Math.min(before, 0.8) * (place === 'before' ? 0.3 : 0.9) : before))
}

function countSteps(place: Place, lead: Lead, { cost, isTimes }: Reading & { kind: 'count' }, step: Step) {
  if (isTimes) return step(place, 'none', cost + (hasItem(place) ? 0 : 2))
  const awkward = lead === 'count' || lead === 'no' || lead === 'side' ? 0.8 : lead === 'amount' ? 0.5 : 0
  step(place, 'count', cost + awkward + (place === 'before' ? 0.8 : 0))
}

function phraseSteps(place: Place, lead: Lead, { kind, cost }: Reading, step: Step) {
  const open = dangling(lead)
  const behind = hasItem(place)
  switch (kind) {
    case 'noise':
      return step(place, lead, 0.04 + (lead === 'none' || lead === 'comma' || lead === 'and' ? 0 : 0.3))
    case 'request':
      return step(
        behind ? 'clause' : 'asked',
        'none',
        open + (place === 'before' ? 2.5 : place === 'with' ? 0.4 : 0.01),
      )
    case 'and':
    case 'or':
      return step(place, 'and', open + 0.01)
    case 'with':
      if (!behind)
        return step(place === 'before' ? 'with' : place, 'none', open + (place === 'before' ? 2.5 : 1))
      return step('with', 'none', lead === 'count' || lead === 'and' || lead === 'a' ? 0.02 : open + 0.02)
    case 'article':
      if (place === 'swapped') return step('mend', 'a', 0.1)
      return step(
        place,
        lead === 'no' || lead === 'amount' || lead === 'side' ? lead : 'a',
        0.01 + (lead === 'count' ? 0.8 : 0) + (place === 'before' ? 1.5 : 0),
      )
    case 'some':
      return step(place, lead === 'none' || lead === 'and' || lead === 'comma' ? 'the' : lead, 0.01)
    case 'no':
    case 'without':
      return step(place, 'no', 0.02 + (lead === 'count' || lead === 'and' ? 0 : open))
    case 'extra':
    case 'light':
      return step(
        place,
        lead === 'no' ? 'no' : 'amount',
        lead === 'count' ? 0.3 : lead === 'side' ? 0.8 : 0.02,
      )
    case 'of':
      return step(place, lead === 'count' ? 'count' : 'none', lead === 'count' ? 0 : open + 1.3)
    case 'unit':
      if (lead !== 'count') return step(place, 'none', open + 1.2)
      step(place, 'count', 0.2)
      return step(place, 'none', behind ? 0.15 : 1.5)
    case 'container':
      return step(place, 'side', lead === 'no' ? 1 : lead === 'amount' ? 0.5 : 0.05)
    case 'toppings':
      return behind
        ? step('told', 'none', open + 0.02)
        : step(place === 'before' ? 'before' : 'asked', 'none', open + 0.2)
    case 'back':
      return behind ? step('told', 'none', open + 0.02) : step(place, 'none', open + 1.5)
    case 'place':
      if (!behind) return step(place, 'none', open + 0.6)
      return step(
        place === 'item' ? 'item' : 'wishes',
        'none',
        open + (place === 'wishes' ? 0 : place === 'with' ? 0.8 : 0.15),
      )
    case 'aside-place':
      return step(place, 'none', open + (place === 'item' ? -1 : place === 'wishes' ? 0.2 : 0.4))
    case 'drink-place':
      return step(place, 'none', open + (place === 'item' ? -0.4 : place === 'wishes' ? 0.5 : 0))
    case 'both':
      if (!behind) return step(place, 'none', open + 1)
      step('told', 'none', open + 0.1)
      return step(place === 'item' ? 'told' : place, 'none', open + 0.1)
    case 'on':
      if (place === 'before') return step('before', 'the', open + 0.2)
      return behind ? step('with', 'none', open + 0.3) : step(place, 'the', open + 0.3)
    default:
      return mendingSteps(place, lead, kind, cost, step)
  }
}
