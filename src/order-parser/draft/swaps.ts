// "Change the fries to a salad", "sub oat milk for the milk": one thing for another.

import { sameByHead, sameDish, sameModifier } from './co-reference.ts'
import type { DraftLine, DraftModifier } from './draft-items.ts'
import type { Span } from './outcomes.ts'
import { currentLine, type ParserState, serve } from './parser-state.ts'

/** "change the …" */
export function expectSwap(state: ParserState, reading: Span, said: string) {
  state.announced = reading
  state.swap = { kind: 'asked', verb: said }
}

/** The first side of a swap is said; which side it is tells the word after it. */
export function nameSwap(state: ParserState, thing: DraftLine | DraftModifier) {
  if (state.swap.kind === 'asked') state.swap = { kind: 'named', verb: state.swap.verb, thing }
}

/** "sub onion rings for the fries" names first what comes; "sub the fries for onion rings" what goes. */
export function turnSwap(state: ParserState, reading: Span, said: string) {
  const { swap } = state
  if (swap.kind !== 'named') return
  serve(state, reading, 'reference')
  const { thing, verb } = swap
  const same = isLine(thing)
    ? sameDish(state, thing)
    : onCurrentLine(state, line => sameModifier(line, thing))
  if (!same && /\bsub(?:stitute)?$/.test(verb) && said.startsWith('for')) state.swap = { kind: 'new', thing }
  else {
    const alike = isLine(thing) ? undefined : onCurrentLine(state, line => sameByHead(state, line, thing))
    state.swap = { kind: 'old', thing: same ?? alike ?? null, named: { at: thing.at, end: thing.end } }
  }
}

function onCurrentLine(
  state: ParserState,
  find: (line: DraftLine) => DraftModifier | undefined,
): DraftModifier | undefined {
  const line = currentLine(state)
  return line && find(line)
}

/** The swap is made. What was to go and was never ordered may come with the dish, so the kitchen is told. */
export function finishSwap(state: ParserState) {
  const { swap, announced } = state
  state.swap = { kind: 'none' }
  const isKnown = swap.kind !== 'old' || swap.thing !== null
  if (swap.kind === 'old') serve(state, swap.named, isKnown ? 'reference' : 'note')
  serve(state, announced, isKnown ? 'reference' : 'note')
  state.announced = null
}

/** "make the fries large": what was named is not swapped, but told how it is to be. */
export function namedDish(state: ParserState): DraftLine | undefined {
  const { swap } = state
  const dish = swap.kind === 'named' && isLine(swap.thing) ? sameDish(state, swap.thing) : undefined
  if (swap.kind !== 'named' || !dish) return undefined
  serve(state, swap.thing, 'reference')
  serve(state, state.announced, 'reference')
  state.swap = { kind: 'none' }
  state.announced = null
  state.focus = dish
  return dish
}

export const isLine = (thing: DraftLine | DraftModifier): thing is DraftLine => 'candidates' in thing
