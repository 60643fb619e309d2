// The cost of each transition of the grammar: 0 expected, 1 unusual, 3 rare, 4 and more nearly impossible. Set by hand, not
// learned from data.

/**
 * The states of the grammar. `start` nothing yet · `requested` after "can i get" · `before` after words that need a noun
 * ("large iced …") · `item` after a dish · `with` modifiers expected · `modifiers` after a modifier · `clause` a new sentence, a
 * dish was ordered before · `modify` after "put …", "make it …" for a dish before · `correct` after "no wait" · `drop` after
 * "scratch the" · `swap` after "change the" · `swapped` between the two sides of a swap, before "to"
 */
export const states = [
  'start',
  'requested',
  'before',
  'item',
  'with',
  'modifiers',
  'clause',
  'modify',
  'correct',
  'drop',
  'swap',
  'swapped',
] as const
export type State = (typeof states)[number]

/** The lead-in: the kind of word just said, which still needs its noun. */
export const leads = ['none', 'and', 'comma', 'a', 'the', 'count', 'side', 'no', 'amount'] as const
export type Lead = (typeof leads)[number]

/** Receives a transition that the grammar allows: its target state and lead-in, and its cost. */
export type Emit = (state: State, lead: Lead, cost: number) => void

type Costs = Readonly<Record<State, Readonly<Record<Lead, number>>>>

const row = (
  none: number,
  and: number,
  comma: number,
  a: number,
  the: number,
  count: number,
  side: number,
  no: number,
  amount: number,
) => ({
  none,
  and,
  comma,
  a,
  the,
  count,
  side,
  no,
  amount,
})

/** The cost of a dish in each state, after each lead-in. */
export const itemCosts: Costs = {
  start: row(0.1, 0.1, 0.1, 0, 0.1, 0, 0, 0.6, 1.6),
  requested: row(0.05, 0.1, 0.1, 0, 0.05, 0, 0, 0.6, 1.6),
  before: row(0, 2, 2, 2, 0.2, 2, 2, 4, 1.6),
  item: row(1, 0.2, 0.2, 0.1, 0.4, 0.1, 0, 0.8, 2),
  with: row(1.2, 1.2, 1, 0.3, 1, 0.4, 0, 4, 2),
  modifiers: row(1.2, 1, 0.7, 0.2, 0.8, 0.2, 0, 1, 2),
  clause: row(0.2, 0.15, 0.15, 0, 0.1, 0, 0, 1, 1.8),
  modify: row(1.6, 1.4, 1.3, 0.4, 1, 0.4, 0.1, 4, 2),
  correct: row(0.1, 0.2, 0.1, 0, 0.1, 0, 0, 2, 1.6),
  drop: row(0, 0.4, 0, 0, 0, 0, 0, 4, 2),
  swap: row(0, 0.4, 0, 0, 0, 0, 0, 4, 2),
  swapped: row(2, 2, 2, 2, 2, 2, 2, 4, 3),
}

/** The cost of a modifier for the dish before it; 9 if there is no dish. */
export const modifierCosts: Costs = {
  start: row(9, 9, 9, 9, 9, 9, 9, 9, 9),
  requested: row(9, 9, 9, 9, 9, 9, 9, 9, 9),
  before: row(9, 9, 9, 9, 9, 9, 9, 9, 9),
  item: row(0.8, 1.8, 0.6, 2, 0.9, 1.4, 1.2, 0, 0.1),
  with: row(0, 0, 0, 0.5, 0, 0.6, 0.6, 0, 0),
  modifiers: row(0.3, 0.2, 0.15, 1.3, 0.2, 1, 0.9, 0, 0),
  clause: row(1, 1.1, 1, 1.8, 0.8, 1.4, 1.2, 0, 0.2),
  modify: row(0, 0.1, 0.1, 0.2, 0, 0.5, 0.7, 0, 0),
  correct: row(0.2, 0.3, 0.2, 1.2, 0.3, 0.8, 0.8, 0, 0),
  drop: row(0.6, 0.6, 0.6, 0.8, 0.4, 1, 0.9, 0.5, 0),
  swap: row(0.3, 0.6, 0.6, 0.8, 0.3, 1, 0.9, 0.5, 0),
  swapped: row(1.2, 2, 2, 2, 2, 2, 2, 1, 1),
}

/** The cost of a modifier before its noun: "large iced …". */
export const beforeCosts: Costs = {
  start: row(0.3, 0.3, 0.3, 0.1, 0.2, 0.1, 0.1, 0.6, 0.4),
  requested: row(0.25, 0.3, 0.3, 0.1, 0.2, 0.1, 0.1, 0.5, 0.4),
  before: row(0.45, 0.9, 0.5, 2, 0.5, 2, 2, 0.6, 0.5),
  item: row(3.2, 0.8, 0.9, 0.2, 0.5, 0.2, 0.2, 3, 2),
  with: row(3.2, 2.8, 2.4, 1, 1.8, 0.8, 0.3, 4, 3),
  modifiers: row(3.2, 1.8, 1.6, 0.3, 1, 0.3, 0.2, 4, 3),
  clause: row(0.5, 0.4, 0.4, 0.1, 0.3, 0.1, 0.1, 1.5, 0.8),
  modify: row(2.5, 2, 2, 0.6, 1.2, 0.5, 0.3, 4, 3),
  correct: row(0.4, 0.4, 0.4, 0.1, 0.3, 0.1, 0.1, 2, 0.8),
  drop: row(0.3, 0.5, 0.5, 0.2, 0.2, 0.2, 0.2, 3, 2),
  swap: row(0.3, 0.5, 0.5, 0.2, 0.2, 0.2, 0.2, 3, 2),
  swapped: row(3, 3, 3, 3, 3, 3, 3, 4, 3),
}

/** The cost of a lead-in whose noun does not come. */
export function dangling(lead: Lead): number {
  return lead === 'none' || lead === 'comma'
    ? 0
    : lead === 'and' || lead === 'the'
      ? 0.3
      : lead === 'count'
        ? 0.7
        : 1
}

/** Whether a dish was ordered before. */
export const hasItem = (state: State): boolean =>
  state !== 'start' && state !== 'requested' && state !== 'before'

/** The extra cost of a guessed name: high where nothing announces a dish. */
export function guessCost(state: State, lead: Lead): number {
  if (lead === 'a' || lead === 'count' || lead === 'side') return 0
  if (state === 'requested' && lead !== 'no') return 0.2
  // "and my wife will have the risotto"
  if (state === 'clause' && lead === 'the') return 0.2
  return state === 'start' ? 99 : 2
}

/** The cost of a dish that the menu does not have. */
export function unknownCost(state: State, lead: Lead): number {
  if (lead === 'no' || lead === 'amount') return 4
  const isAnnounced = lead === 'a' || lead === 'count' || lead === 'side'
  if (state === 'start') return isAnnounced ? 0.2 : 2
  if ((state === 'requested' || state === 'before') && lead !== 'and') return isAnnounced ? 0.2 : 0.5
  if (state === 'with' || state === 'modify') return isAnnounced ? 0.8 : 2.5
  return isAnnounced ? 0.2 : 1.8
}
