// What the page says about each point of sale follows from what it does with our orders (docs/decisions/0031).

import { orderProvidersOf, type PosAbility, posAbility } from '@tablemate/domain/pos/pos-ability.ts'
import { posProviders } from '@tablemate/domain/restaurants/pos-providers.ts'
import { expect, test } from 'vitest'
import { texts } from '../../lib/text/texts.ts'
import { providerText } from './provider-text.ts'

const says: Record<PosAbility, RegExp> = {
  orders: /^Tablemate sends each order .* not yet with a real account\.$/,
  'order-list': /^Tablemate sends each order .* has no kitchen .* not yet with a real account\.$/,
  'orders-by-agreement': / must allow this first: .* Until then, use the board, a printer or the webhook\.$/,
  none: /(offers us no way to send orders to it|takes reservations, not orders)\. Use the board, a printer,? or the webhook /,
}

test.each(posProviders)('%s: the page says what it does with orders, and promises nothing else', provider => {
  const ability = posAbility[provider]
  const { orders } = providerText(provider, orderProvidersOf({}))
  expect(orders).toMatch(says[ability])
  expect(/Tablemate sends|connected/i.test(orders)).toBe(ability === 'orders' || ability === 'order-list')
})

test('with an agreement the page says that orders are sent, and what is not there', () => {
  const client = { clientId: 'id', clientSecret: 'secret' }
  const agreed = orderProvidersOf({ toast: client, lightspeed: client })
  for (const provider of ['toast', 'lightspeed'] as const) {
    const { orders } = providerText(provider, agreed)
    expect(orders).toMatch(says.orders)
    expect(orders).toMatch(/takes only dishes that carry .* Tablemate cannot take .* menu over yet/)
  }
  expect(providerText('toast', agreed).location.hint).toMatch(
    /first your restaurant’s GUID, then .* dining option/,
  )
  expect(providerText('lightspeed', agreed).key.hint).toContain('ends after 14 days without an order')
  // One agreement says nothing about another provider.
  expect(providerText('lightspeed', orderProvidersOf({ toast: client })).orders).toMatch(
    says['orders-by-agreement'],
  )
})

test('only Square names its fee for orders that are paid elsewhere', () => {
  const named = posProviders.filter(provider => texts.providers[provider].orders.includes('1 %'))
  expect(named).toEqual(['square'])
})
