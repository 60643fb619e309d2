// What the page says about each point of sale follows from what it does with our orders (docs/decisions/0031).

import { expect, test } from 'vitest'
import { type PosAbility, posAbility } from '#domain/pos/pos-ability.ts'
import { posProviders } from '#domain/restaurants/pos-providers.ts'
import { providers } from './pos-providers.ts'

const says: Record<PosAbility, RegExp> = {
  orders: /^Tablemate sends each order .* not yet with a real account\.$/,
  'order-list': /^Tablemate sends each order .* has no kitchen .* not yet with a real account\.$/,
  'orders-by-agreement': / must allow this first: .* Until then, use the board, a printer or the webhook\.$/,
  none: /(offers us no way to send orders to it|takes reservations, not orders)\. Use the board, a printer,? or the webhook /,
}

test.each(posProviders)('%s: the page says what it does with orders, and promises nothing else', provider => {
  const ability = posAbility[provider]
  const { orders } = providers[provider]
  expect(orders).toMatch(says[ability])
  expect(/Tablemate sends|connected/i.test(orders)).toBe(ability === 'orders' || ability === 'order-list')
})

test('only Square names its fee for orders that are paid elsewhere', () => {
  const named = posProviders.filter(provider => providers[provider].orders.includes('1 %'))
  expect(named).toEqual(['square'])
})
