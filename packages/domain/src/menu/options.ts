// What a diner chooses with a menu item: its size, doneness, sides and extras. Source: decisions.md, Options.

import type { RefusalReason } from '../kitchen/ticket.ts'
import { type Minor, type PayableStep, roundToStep } from '../money.ts'

/** A choice that a menu item offers. Several items may share a group. A size is a group with `min` = `max` = 1. */
export interface OptionGroup {
  readonly id: number
  readonly name: string
  /** Before its options on tickets. */
  readonly kitchenName?: string | null | undefined
  /** How many options are chosen at least and at most, each counted as often as it is chosen. */
  readonly min: number
  readonly max: number
  readonly options: readonly Option[]
}

export interface Option {
  readonly id: number
  readonly name: string
  /** Instead of the name on tickets. */
  readonly kitchenName?: string | null | undefined
  /** Added to the item's price for one, in minor units of the restaurant's currency; may be negative. */
  readonly price: Minor
  /** Chosen for a diner who says nothing about the group. */
  readonly isDefault: boolean
  readonly isAvailable: boolean
}

/** An option of an order item, as it was when it was ordered. */
export interface ChosenOption {
  readonly id: number
  readonly groupId: number
  readonly name: string
  /** What the kitchen reads instead of the name. */
  readonly kitchenName?: string | undefined
  /** For one, in minor units of the group's currency; may be negative. */
  readonly price: Minor
  /** How often it is in one unit of the item: 2 for "double bacon". 0: it belongs to the item, and its diner took it away. */
  readonly quantity: number
  /** It is not in the item by default, and need not be chosen. */
  readonly isExtra?: true | undefined
  /** Set when the staff refused the option. `amount`: what that took off the price of one unit of the item. */
  readonly refused?:
    | { readonly reason: RefusalReason; readonly message: string; readonly amount: Minor }
    | undefined
}

/** An option as a client names it; without a quantity once. */
export interface SentOption {
  readonly id: number
  readonly quantity?: number | undefined
}

/** What is wrong with a choice: the group that it breaks, or the option that cannot be ordered. */
export type ChoiceFault =
  | { readonly kind: 'options-missing' | 'options-too-many'; readonly group: OptionGroup }
  | { readonly kind: 'option-sold-out'; readonly option: Option }
  | { readonly kind: 'option-gone'; readonly optionId: number }

export type Choice = { readonly kind: 'chosen'; readonly options: readonly ChosenOption[] } | ChoiceFault

/**
 * Chooses options of an item, in the order of its groups. `sent` undefined means that nothing was said: the defaults are chosen.
 * An option named twice is chosen as often as both say. A default that was not chosen is kept with the quantity 0 where the
 * group requires nothing, since the kitchen has to leave it out. The first fault is returned.
 */
export function chooseOptions(
  groups: readonly OptionGroup[],
  sent: readonly SentOption[] | undefined,
  step: PayableStep,
): Choice {
  const wanted = wantedOf(groups, sent)
  const known = groups.flatMap(({ options }) => options)
  const gone = [...wanted.keys()].find(id => !known.some(option => option.id === id))
  if (gone !== undefined) return { kind: 'option-gone', optionId: gone }
  const soldOut = known.find(({ id, isAvailable }) => !isAvailable && wanted.has(id))
  if (soldOut) return { kind: 'option-sold-out', option: soldOut }
  for (const group of groups) {
    const count = countIn(group, wanted)
    if (count > group.max) return { kind: 'options-too-many', group }
    if (count < requiredOf(group)) return { kind: 'options-missing', group }
  }
  return { kind: 'chosen', options: chosenSoFar(groups, wanted, step) }
}

/** What is chosen by `wanted`, the times of each option by its id, whether or not that is enough for an order. */
export function chosenSoFar(
  groups: readonly OptionGroup[],
  wanted: ReadonlyMap<number, number>,
  step: PayableStep,
): ChosenOption[] {
  return groups.flatMap(group =>
    group.options.flatMap(option => asChosen(option, group, wanted.get(option.id) ?? 0, step)),
  )
}

/** The groups in which these options are not enough for an order. */
export function missingGroups<G extends OptionGroup>(
  groups: readonly G[],
  options: readonly (SentOption | ChosenOption)[] | undefined,
): G[] {
  const counts = countById(options ?? [])
  return groups.filter(group => countIn(group, counts) < requiredOf(group))
}

/** How often the options of a group are chosen in all. */
export function countIn({ options }: OptionGroup, counts: ReadonlyMap<number, number>): number {
  return options.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0)
}

function asChosen(option: Option, group: OptionGroup, quantity: number, step: PayableStep): ChosenOption[] {
  const { id, name, kitchenName, price, isDefault, isAvailable } = option
  const isOptional = group.min === 0
  if (quantity === 0 && !(isOptional && isDefault && isAvailable)) return []
  const inKitchen = [group.kitchenName, kitchenName || name].filter(Boolean).join(': ')
  return [
    {
      ...{ id, groupId: group.id, name, price: optionPrice(price, step), quantity },
      ...(inKitchen !== name && { kitchenName: inKitchen }),
      ...(isOptional && !isDefault && { isExtra: true }),
    },
  ]
}

/** Whether its options have prices of their own instead of additions to the item's. */
export function isSizeGroup({
  min,
  max,
  options,
}: Pick<OptionGroup, 'min' | 'max'> & { readonly options: readonly Pick<Option, 'price'>[] }): boolean {
  return min === 1 && max === 1 && options.some(({ price }) => price !== 0)
}

/** How many options of a group must be chosen: none of a group of which nothing is available. */
export function requiredOf({ min, options }: OptionGroup): number {
  return options.some(({ isAvailable }) => isAvailable) ? min : 0
}

/** The least that one unit costs, whatever is chosen of the groups in which something must be chosen. */
export function lowestPrice(price: Minor, groups: readonly OptionGroup[], step: PayableStep): Minor {
  const chosen = groups.flatMap(group => {
    const prices = group.options
      .filter(({ isAvailable }) => isAvailable)
      .map(option => optionPrice(option.price, step))
    return prices.sort((a, b) => a - b).slice(0, requiredOf(group))
  })
  return priceWithOptions(
    price,
    chosen.map(price => ({ price, quantity: 1 })),
  )
}

/** The price of one unit with its options: never below zero, whatever the options take off. */
export function priceWithOptions(
  price: Minor,
  options: readonly Pick<ChosenOption, 'price' | 'quantity'>[],
): Minor {
  return Math.max(
    0,
    options.reduce((sum, option) => sum + option.price * option.quantity, price),
  )
}

/** An option's price, rounded to the group's payable step as the item's price is; half away from zero. */
export function optionPrice(price: Minor, step: PayableStep): Minor {
  return price < 0 ? -roundToStep(BigInt(-price), 1n, step) : roundToStep(BigInt(price), 1n, step)
}

/** Whether two order items have the same options, as often each. Options that were taken away or refused do not count. */
export function areSameOptions(
  some: readonly SentOption[] | undefined,
  others: readonly SentOption[] | undefined,
): boolean {
  const [a, b] = [countById(some ?? []), countById(others ?? [])]
  return a.size === b.size && [...a].every(([id, quantity]) => b.get(id) === quantity)
}

/** How often each option is chosen, by its id: as sent, or the defaults if nothing was said. Those not chosen are left out. */
export function wantedOf(
  groups: readonly OptionGroup[],
  sent: readonly (SentOption | ChosenOption)[] | undefined,
): Map<number, number> {
  return sent === undefined ? defaultsOf(groups) : countById(sent)
}

/** The available defaults of each group, as many as it allows. */
function defaultsOf(groups: readonly OptionGroup[]): Map<number, number> {
  return new Map(
    groups.flatMap(({ options, max }) =>
      options
        .filter(({ isDefault, isAvailable }) => isDefault && isAvailable)
        .slice(0, max)
        .map(({ id }) => [id, 1] as const),
    ),
  )
}

function countById(options: readonly (SentOption | ChosenOption)[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const option of options) {
    const { id, quantity = 1 } = option
    const isCounted = quantity > 0 && !('refused' in option && option.refused)
    if (isCounted) counts.set(id, (counts.get(id) ?? 0) + quantity)
  }
  return counts
}
