// The choice of the member that the diner orders for: themselves, or a guest without a phone.

import type { people as english } from '../en/people.ts'
import type { Translation } from '../words.ts'

export const people: Translation<typeof english> = {
  youAre: name => `Você é ${name}`,
  ordersOf: name => `Pedidos de ${name}`,
  addGuest: 'Adicionar convidado',
}
