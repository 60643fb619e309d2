// Swaps one dish or modifier for another: "change the fries to a salad", "sub oat milk for the milk".

import { textBetween } from '../words/tokens.ts'
import { sameByHead, sameDish, sameModifier } from './co-reference.ts'
import type { DraftLine, DraftModifier } from './draft-items.ts'
import type { Span } from './outcomes.ts'
import { announce, currentLine, markUsed, type ParserState, type Swap } from './parser-state.ts'

/** "change the …" */
export function expectSwap(state: ParserState, reading: Span) {
  announce(state, reading)
  state.swap = { kind: 'announced' }
}

/** Stores the first side of a swap. */
export function setSwapThing(state: ParserState, thing: DraftLine | DraftModifier) {
  if (state.swap.kind === 'announced') state.swap = { kind: 'named', thing }
}

/** Looks up the first side of a swap in the order: "change the fries | to a salad". */
export function resolveSwapSide(state: ParserState, reading: Span) {
  const { swap } = state
  if (swap.kind !== 'named') return
  markUsed(state, reading, 'reference')
  const { thing } = swap
  const same = isLine(thing)
    ? sameDish(state, thing)
    : onCurrentLine(state, line => sameModifier(line, thing))
  // "sub turkey bacon for the bacon" names the new side first.
  const isNew = textBetween(state.tokens, state.announced?.at ?? 0, thing.at).includes('sub')
  const alike =
    isLine(thing) || isNew ? undefined : onCurrentLine(state, line => sameByHead(state, line, thing))
  state.swap = { kind: 'old', thing: same ?? alike ?? null, named: { at: thing.at, end: thing.end } }
}

function onCurrentLine(
  state: ParserState,
  find: (line: DraftLine) => DraftModifier | undefined,
): DraftModifier | undefined {
  const line = currentLine(state)
  return line && find(line)
}

/**
 * Ends the swap with its second side, and returns the swap. An old side that was never ordered comes with the dish: then
 * `asSaid` is the whole swap as a modifier.
 */
export function finishSwap(
  state: ParserState,
  { end }: Span,
): { readonly swap: Swap; readonly asSaid: DraftModifier | null } {
  // "make the latte a cappuccino"
  if (state.swap.kind === 'named') resolveSwapSide(state, { at: end, end })
  const { swap, announced, tokens } = state
  state.swap = { kind: 'none' }
  state.announced = null
  if (swap.kind === 'old' && !swap.thing && announced) {
    // "and can you | swap the fries for a salad"
    const verb = tokens.findIndex(
      ({ word }, i) => i >= announced.at && i < announced.end && swapping.has(word),
    )
    const at = Math.max(verb, announced.at)
    markUsed(state, { at: announced.at, end: at })
    return { swap, asSaid: { amount: 'plain', text: textBetween(tokens, at, end), at, end } }
  }
  if (swap.kind === 'old') markUsed(state, swap.named, 'reference')
  markUsed(state, announced, 'reference')
  return { swap, asSaid: null }
}

/** "make the fries large": modifiers for the named dish follow instead of a swap, so the swap ends. */
export function swapDish(state: ParserState): DraftLine | undefined {
  const { swap } = state
  if (swap.kind !== 'named') return undefined
  const dish = isLine(swap.thing) ? sameDish(state, swap.thing) : currentLine(state)
  if (!dish) return undefined
  // "make the eggs hard" is about a part of the dish.
  if (isLine(swap.thing)) markUsed(state, swap.thing, 'reference')
  else dish.modifiers.push(swap.thing)
  markUsed(state, state.announced, 'reference')
  state.swap = { kind: 'none' }
  state.announced = null
  state.focus = dish
  return dish
}

const swapping = new Set('change swap switch replace substitute sub trade exchange make'.split(' '))

export const isLine = (thing: DraftLine | DraftModifier): thing is DraftLine => 'candidates' in thing
