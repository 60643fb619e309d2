// The grammar's transitions for corrections, repeats, questions and endings.

import type { Reading } from './reading.ts'
import { dangling, type Emit, hasItem, type Lead, type State } from './transition-costs.ts'

/** As `afterReading` in order-grammar.ts, for phrases that change an earlier part of the order. */
export function afterCorrection(state: State, lead: Lead, kind: Reading['kind'], cost: number, emit: Emit) {
  const open = dangling(lead)
  const behind = hasItem(state)
  switch (kind) {
    case 'repair':
      return emit(state === 'before' || !behind ? state : 'correct', 'none', cost + 0.05 + (behind ? 0 : 0.2))
    case 'remove':
      return emit('drop', 'none', 0.05 + open + (behind ? 0 : 0.2))
    case 'undo':
      return emit(behind ? 'clause' : 'start', 'none', 0.05)
    case 'instead':
      return emit(state, 'none', open + (state === 'item' || state === 'modifiers' ? -0.1 : 0.5))
    case 'instead-of':
      return behind ? emit('drop', 'none', open + 0.02) : emit(state, 'none', 1)
    case 'change':
      return emit('swap', 'none', cost + open + (behind ? 0.05 : 0.3))
    case 'change-to':
      return emit(state === 'swapped' ? 'correct' : state, 'none', open + (state === 'swapped' ? 0 : 2))
    case 'again':
      if (behind) return emit('item', 'none', lead === 'and' ? 0 : open)
      emit(state, 'none', 1)
      return emit('item', 'none', 1.1)
    case 'of-those':
      return lead === 'count' ? emit('item', 'none', behind ? 0.15 : 0.4) : emit(state, 'none', open + 1.5)
    case 'one':
      return state === 'before' ? emit('item', 'none', cost + open + 0.4) : undefined
    case 'other-one':
      return behind ? emit('modify', 'none', open + 0.15) : emit(state, 'none', open + 1)
    case 'nothing':
    case 'each':
    case 'done':
      return emit(state, 'none', open + 0.05)
    case 'condition':
    case 'bill':
      return emit(behind ? 'clause' : 'start', 'none', open + (state === 'before' ? 3 : 0.05))
    case 'question':
    case 'pause':
    case 'allergy':
    case 'reason':
    case 'aside':
      return emit(behind ? 'clause' : 'start', 'none', cost + open + (state === 'before' ? 3 : 0.4))
    default:
      return
  }
}
