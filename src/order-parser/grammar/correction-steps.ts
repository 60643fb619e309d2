// Where corrections, repeats, questions and endings may stand in an order, and where they lead.

import type { Reading } from './reading.ts'
import { dangling, hasItem, type Lead, type Place, type Step } from './transition-costs.ts'

/** As `continuations` of order-grammar.ts, for the phrases that change what was said. */
export function mendingSteps(place: Place, lead: Lead, kind: Reading['kind'], cost: number, step: Step) {
  const open = dangling(lead)
  const behind = hasItem(place)
  switch (kind) {
    case 'repair':
      return step(place === 'before' || !behind ? place : 'mend', 'none', cost + 0.05 + (behind ? 0 : 0.2))
    case 'remove':
      return step('drop', 'none', 0.05 + open + (behind ? 0 : 0.2))
    case 'undo':
      return step(behind ? 'clause' : 'start', 'none', 0.05)
    case 'instead':
      return step(place, 'none', open + (place === 'item' || place === 'modifiers' ? -0.1 : 0.5))
    case 'instead-of':
      return behind ? step('drop', 'none', open + 0.02) : step(place, 'none', 1)
    case 'change':
      return step('swap', 'none', cost + open + (behind ? 0.05 : 0.3))
    case 'change-to':
      return step(place === 'swapped' ? 'mend' : place, 'none', open + (place === 'swapped' ? 0 : 2))
    case 'again':
      return behind ? step('item', 'none', lead === 'and' ? 0 : open) : step(place, 'none', 1)
    case 'of-those':
      return lead === 'count' ? step('item', 'none', behind ? 0.15 : 0.4) : step(place, 'none', open + 1.5)
    case 'one':
      return place === 'before' ? step('item', 'none', open + 1.9) : undefined
    case 'other-one':
      return behind ? step('told', 'none', open + 0.15) : step(place, 'none', open + 1)
    case 'nothing':
    case 'each':
    case 'done':
      return step(place, 'none', open + 0.05)
    case 'question':
    case 'pause':
    case 'allergy':
      return step(behind ? 'clause' : 'start', 'none', cost + open + (place === 'before' ? 3 : 0.4))
    default:
      return
  }
}
