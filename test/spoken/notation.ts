// A short notation for menus and parsed orders, so that tables of test cases are easy to read.

import type { SharedBy } from '@tablemate/domain/orders/order.ts'
import type { MenuEntry, ParsedOrder, Speaker } from '@tablemate/order-parser/parsed-order.ts'

/** A menu from category → names divided by " / "; "Name = description" gives a description. Prices run 100, 200, … */
export function menuOf(card: Readonly<Record<string, string>>): MenuEntry[] {
  const lines = Object.entries(card).flatMap(([category, names]) =>
    names.split(' / ').map(line => ({ category, line })),
  )
  return lines.map(({ category, line }, i) => {
    const [name = '', description = ''] = line.split(' = ')
    return { name: name.trim(), description: description.trim(), price: (i + 1) * 100, category }
  })
}

/** Ann speaks, in a group with Ben and Cyd. */
export const ann: Speaker = {
  memberId: 1,
  members: ['Ann', 'Ben', 'Cyd'].map((name, at) => ({ id: at + 1, name })),
}

/**
 * "2 Taco (no onion, extra lime); Cola [all]; Cake [Ann, Ben]": quantity 1 and an empty list of modifications are not written.
 * Those who share a dish are in brackets.
 */
export function slipOf({ items }: ParsedOrder): string {
  return items
    .map(({ quantity, name, modifications, sharedBy }) => {
      const count = quantity === 1 ? '' : `${quantity} `
      const changes = modifications.length ? ` (${modifications.join(', ')})` : ''
      return `${count}${name}${changes}${sharedBy ? ` [${namesOf(sharedBy)}]` : ''}`
    })
    .join('; ')
}

function namesOf(sharedBy: SharedBy): string {
  if (sharedBy === 'all') return 'all'
  return sharedBy.map(id => ann.members.find(member => member.id === id)?.name).join(', ')
}
