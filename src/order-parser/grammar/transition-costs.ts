// What each step in an order costs: 0 expected, 1 unusual, 3 hardly, 4 and more as good as never. Set by ear, not by data.

/**
 * Where one stands in an order. `start` nothing yet · `asked` "can i get" · `before` words that wait for their noun
 * ("large iced …") · `item` a dish just named · `with` modifiers expected · `modifiers` among modifiers · `clause` a new sentence
 * with a dish behind · `told` modifiers for what was ordered ("put …", "make it …") · `mend` after "no wait" · `drop` after
 * "scratch the" · `swap` after "change the" · `swapped` before its "to"
 */
export const places = [
  'start',
  'asked',
  'before',
  'item',
  'with',
  'modifiers',
  'clause',
  'told',
  'mend',
  'drop',
  'swap',
  'swapped',
] as const
export type Place = (typeof places)[number]

/** What was just said and waits for its noun. */
export const leads = ['none', 'and', 'comma', 'a', 'the', 'count', 'side', 'no', 'amount'] as const
export type Lead = (typeof leads)[number]

/** A step the grammar allows: where it leads, and its cost. */
export type Step = (place: Place, lead: Lead, cost: number) => void

type Costs = Readonly<Record<Place, Readonly<Record<Lead, number>>>>

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

/** A dish, named. */
export const itemCosts: Costs = {
  start: row(0.1, 0.1, 0.1, 0, 0.1, 0, 0, 0.6, 1.6),
  asked: row(0.05, 0.1, 0.1, 0, 0.05, 0, 0, 0.6, 1.6),
  before: row(0, 2, 2, 2, 0.2, 2, 2, 4, 1.6),
  item: row(1, 0.2, 0.2, 0.1, 0.4, 0.1, 0, 1.2, 2),
  with: row(1.2, 1.2, 1, 0.3, 1, 0.4, 0, 4, 2),
  modifiers: row(1.2, 1, 0.7, 0.2, 0.8, 0.2, 0, 2, 2),
  clause: row(0.2, 0.15, 0.15, 0, 0.1, 0, 0, 1, 1.8),
  told: row(1.6, 1.4, 1.3, 0.4, 1, 0.4, 0.1, 4, 2),
  mend: row(0.1, 0.2, 0.1, 0, 0.1, 0, 0, 2, 1.6),
  drop: row(0, 0.4, 0, 0, 0, 0, 0, 4, 2),
  swap: row(0, 0.4, 0, 0, 0, 0, 0, 4, 2),
  swapped: row(2, 2, 2, 2, 2, 2, 2, 4, 3),
}

/** A modifier for the dish before it; 9 where there is none. */
export const modifierCosts: Costs = {
  start: row(9, 9, 9, 9, 9, 9, 9, 9, 9),
  asked: row(9, 9, 9, 9, 9, 9, 9, 9, 9),
  before: row(9, 9, 9, 9, 9, 9, 9, 9, 9),
  item: row(0.8, 1.8, 0.6, 2, 0.9, 1.4, 1.2, 0, 0.1),
  with: row(0, 0, 0, 0.5, 0, 0.6, 0.6, 0, 0),
  modifiers: row(0.3, 0.2, 0.15, 1.3, 0.2, 1, 0.9, 0, 0),
  clause: row(1, 1.1, 1, 1.8, 0.8, 1.4, 1.2, 0, 0.2),
  told: row(0, 0.1, 0.1, 0.2, 0, 0.5, 0.7, 0, 0),
  mend: row(0.2, 0.3, 0.2, 1.2, 0.3, 0.8, 0.8, 0, 0),
  drop: row(0.6, 0.6, 0.6, 0.8, 0.4, 1, 0.9, 0.5, 0),
  swap: row(0.3, 0.6, 0.6, 0.8, 0.3, 1, 0.9, 0.5, 0),
  swapped: row(2, 2, 2, 2, 2, 2, 2, 1, 1),
}

/** A modifier before its noun: "large iced …". */
export const beforeCosts: Costs = {
  start: row(0.3, 0.3, 0.3, 0.1, 0.2, 0.1, 0.1, 0.6, 0.4),
  asked: row(0.25, 0.3, 0.3, 0.1, 0.2, 0.1, 0.1, 0.5, 0.4),
  before: row(0.45, 0.9, 0.5, 2, 0.5, 2, 2, 0.6, 0.5),
  item: row(3.2, 0.8, 0.9, 0.2, 0.5, 0.2, 0.2, 3, 2),
  with: row(3.2, 2.8, 2.4, 1, 1.8, 0.8, 0.3, 4, 3),
  modifiers: row(3.2, 1.8, 1.6, 0.3, 1, 0.3, 0.2, 4, 3),
  clause: row(0.5, 0.4, 0.4, 0.1, 0.3, 0.1, 0.1, 1.5, 0.8),
  told: row(2.5, 2, 2, 0.6, 1.2, 0.5, 0.3, 4, 3),
  mend: row(0.4, 0.4, 0.4, 0.1, 0.3, 0.1, 0.1, 2, 0.8),
  drop: row(0.3, 0.5, 0.5, 0.2, 0.2, 0.2, 0.2, 3, 2),
  swap: row(0.3, 0.5, 0.5, 0.2, 0.2, 0.2, 0.2, 3, 2),
  swapped: row(3, 3, 3, 3, 3, 3, 3, 4, 3),
}

/** A word that leads to a noun and gets none. */
export function dangling(lead: Lead): number {
  return lead === 'none' || lead === 'comma'
    ? 0
    : lead === 'and' || lead === 'the'
      ? 0.3
      : lead === 'count'
        ? 0.7
        : 1
}

/** Whether a dish stands behind. */
export const hasItem = (place: Place): boolean => place !== 'start' && place !== 'asked' && place !== 'before'

/** What a guessed name costs where nothing announces a dish. */
export function guessCost(place: Place, lead: Lead): number {
  if (lead === 'a' || lead === 'count' || lead === 'side') return 0
  if (place === 'asked' && lead !== 'no') return 0.2
  // "and my wife will have the risotto"
  if (place === 'clause' && lead === 'the') return 0.2
  return place === 'start' ? 99 : 2
}

/** What a dish costs that the menu does not have. */
export function unknownCost(place: Place, lead: Lead): number {
  if (lead === 'no' || lead === 'amount') return 4
  const isAnnounced = lead === 'a' || lead === 'count' || lead === 'side'
  if (place === 'start') return isAnnounced ? 0.2 : 2
  if ((place === 'asked' || place === 'before') && lead !== 'and') return isAnnounced ? 0.2 : 0.5
  if (place === 'with' || place === 'told') return isAnnounced ? 0.8 : 2.5
  return isAnnounced ? 0.2 : 1.8
}
