// The sizes of a dish are a group of options, of which one is chosen and which carry the differences to the dish's price. Pure.

import type { Minor } from '../money.ts'
import { menuItemKey } from '../plain-text.ts'
import { isSizeGroup, type Option, type OptionGroup } from './options.ts'

export interface Size {
  readonly name: string
  /** Of the dish in this size. */
  readonly price: Minor
}

type Group = Pick<OptionGroup, 'min' | 'max'> & {
  readonly options: readonly Pick<Option, 'name' | 'price' | 'isDefault'>[]
}

interface Sized {
  readonly price: Minor
  readonly optionGroups?: readonly Group[] | undefined
}

/** The first of these groups that is the dish's sizes: its options cost different amounts, and the default is the dish itself. */
export function sizeGroupOf<G extends Group>(optionGroups: readonly G[] | undefined): G | undefined {
  return optionGroups?.find(
    group => isSizeGroup(group) && group.options.some(({ isDefault, price }) => isDefault && price === 0),
  )
}

/** The sizes of a dish with their prices; none if it has one size. */
export function sizesOf(menuItem: Sized): Size[] {
  const options = sizeGroupOf(menuItem.optionGroups)?.options ?? []
  return options.map(({ name, price }) => ({ name, price: menuItem.price + price }))
}

/** The options of the group for these sizes. The first size is the dish at its own price. */
export function optionsOfSizes(sizes: readonly Size[]): Pick<Option, 'name' | 'price' | 'isDefault'>[] {
  const [first] = sizes
  return sizes.map(({ name, price }, at) => ({
    ...{ name, price: price - (first?.price ?? 0), isDefault: at === 0 },
  }))
}

/** Whether the group is just these sizes. */
export function hasSizes({ min, max, options }: Group, sizes: readonly Size[]): boolean {
  const textOf = (all: Group['options']) =>
    JSON.stringify(all.map(({ name, price, isDefault }) => [menuItemKey(name), price, isDefault]))
  return min === 1 && max === 1 && textOf(options) === textOf(optionsOfSizes(sizes))
}
