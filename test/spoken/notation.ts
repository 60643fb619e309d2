// A short notation for menus and parsed orders, so that tables of test cases are easy to read.

import type { MenuEntry, ParsedOrder } from '../../src/order-parser/parsed-order.ts'

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

/** "2 Taco (no onion, extra lime); Cola": quantity 1 and an empty list of modifications are not written. */
export function slipOf({ items }: ParsedOrder): string {
  return items
    .map(({ quantity, name, modifications }) => {
      const count = quantity === 1 ? '' : `${quantity} `
      return `${count}${name}${modifications.length ? ` (${modifications.join(', ')})` : ''}`
    })
    .join('; ')
}
