// The choice of the member that the diner orders for: themselves, or a guest without a phone.

import type { people as english } from '../en/people.ts'
import type { Translation } from '../words.ts'

export const people: Translation<typeof english> = {
  youAre: name => `Du bist ${name}`,
  ordersOf: name => `Bestellungen für ${name}`,
  addGuest: 'Gast hinzufügen',
}
