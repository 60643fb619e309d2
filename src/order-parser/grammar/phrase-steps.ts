// Where the fixed phrases of ordering may stand, and where they lead: "with", "and", "a side of", "on it".

import { mendingSteps } from './correction-steps.ts'
import type { Reading } from './reading.ts'
import { dangling, hasItem, type Lead, type Place, type Step } from './transition-costs.ts'

/** As `continuations` of order-grammar.ts, for phrases. */
export function phraseSteps(place: Place, lead: Lead, { kind, cost }: Reading, step: Step) {
  const open = dangling(lead)
  const behind = hasItem(place)
  switch (kind) {
    case 'noise':
    case 'note':
      return step(place, lead, 0.04 + (lead === 'none' || lead === 'comma' || lead === 'and' ? 0 : 0.3))
    case 'request':
      return step(
        behind ? 'clause' : 'asked',
        'none',
        open + (place === 'before' ? 2.5 : place === 'with' ? 0.4 : 0.01),
      )
    case 'and':
    case 'or':
      // "no make that three and a coke": the correction is over.
      if (place === 'mend' && lead === 'count') return step('clause', 'and', 0.01)
      return step(place, 'and', open + (place === 'before' ? 0.3 : 0.01))
    case 'with':
      if (!behind)
        return step(place === 'before' ? 'with' : place, 'none', open + (place === 'before' ? 2.5 : 1))
      return step('with', 'none', lead === 'count' || lead === 'and' || lead === 'a' ? 0.02 : open + 0.02)
    case 'article':
      if (place === 'swapped') return step('mend', 'a', 0.1)
      return step(
        place,
        lead === 'no' || lead === 'amount' || lead === 'side' ? lead : 'a',
        0.01 + (lead === 'count' ? 0.8 : 0) + (place !== 'before' ? 0 : lead === 'and' ? 0.4 : 1.5),
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
        place === 'item' ? 'item' : 'modifiers',
        'none',
        open + (place === 'modifiers' ? 0 : place === 'with' ? 0.8 : 0.15),
      )
    case 'aside-place':
      return step(place, 'none', open + (place === 'item' ? -1 : place === 'modifiers' ? 0.2 : 0.4))
    case 'drink-place':
      return step(place, 'none', open + (place === 'item' ? -0.4 : place === 'modifiers' ? 0.5 : 0))
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
