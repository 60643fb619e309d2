// Puts groups of options on menus.

import type { InputOf } from '@tablemate/contract/endpoint.ts'
import { addOptionGroup, type OwnOptionGroup } from '@tablemate/contract/option-groups.ts'
import type { Owner } from './restaurant.ts'

export type NewOptionGroup = InputOf<typeof addOptionGroup, 'body'>

/** A size: one of two. */
export const size: NewOptionGroup = {
  name: 'Size',
  min: 1,
  max: 1,
  options: [
    { name: 'Small', price: 0, isDefault: true },
    { name: 'Large', price: 300 },
  ],
}

/** Something that must be chosen, without a default. */
export const doneness: NewOptionGroup = {
  name: 'Doneness',
  min: 1,
  max: 1,
  options: [
    { name: 'Rare', price: 0 },
    { name: 'Well done', price: 0 },
  ],
}

/** Extras, one of which is in the dish unless its diner takes it away. */
export const extras: NewOptionGroup = {
  name: 'Extras',
  min: 0,
  max: 5,
  options: [
    { name: 'Bacon', price: 200 },
    { name: 'Cheese', price: 150, allergens: ['milk'] },
    { name: 'Onion', price: 0, isDefault: true },
    { name: 'No bun', price: -100 },
  ],
}

/** Adds the groups in this order, each to all of these dishes. */
export async function addOptionGroups<const Groups extends readonly NewOptionGroup[]>(
  { phone }: Pick<Owner, 'phone'>,
  menuItems: readonly { readonly id: number }[],
  ...groups: Groups
): Promise<{ [At in keyof Groups]: OwnOptionGroup }> {
  const added: OwnOptionGroup[] = []
  const itemIds = menuItems.map(({ id }) => id)
  for (const group of groups) {
    const { status, body, problem } = await phone.call(addOptionGroup, { body: { ...group, itemIds } })
    if (status !== 201) throw new Error(`${group.name} was not added: ${JSON.stringify(problem)}`)
    added.push(body)
  }
  return added as { [At in keyof Groups]: OwnOptionGroup }
}
