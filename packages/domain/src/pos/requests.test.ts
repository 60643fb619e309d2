// The requests of each adapter, by example. Square has its own file.

import { bodyOf, builtBody, sampleLine, sampleOrder } from '@tablemate/test/pos-contracts/sample-order.ts'
import { describe, expect, test } from 'vitest'
import type { PosRequest } from './adapter.ts'
import { allAdapters } from './adapters.ts'
import { clover } from './clover.ts'
import { lightspeed } from './lightspeed.ts'
import { shopify } from './shopify.ts'
import { square } from './square.ts'
import { toast } from './toast.ts'

const client = { clientId: 'our-id', clientSecret: 'our-secret' }
const at = (locationId: string) => ({ apiKey: 'secret', locationId })
const location = at('L88917AVBK2S5')
const merchant = at('ABCDEFGH12345')

describe('Clover', () => {
  test('three of a dish are three lines, and the note ends with the key', () => {
    const { orderCart } = builtBody(clover, merchant, { lines: [{ ...sampleLine, quantity: 3 }] })
    const line = { name: 'Pad Thai', price: 1250, note: 'no nuts' }
    expect(orderCart.lineItems).toEqual([line, line, line])
    expect(orderCart.title).toBe('Table 12 · Guest 2 · Order 17')
    expect(orderCart.note).toBe(`ALLERGY: peanuts · we are in a hurry #${sampleOrder.key}`)
    expect(orderCart.externalReferenceId).toBe(sampleOrder.key)
  })

  test('only an id of Clover’s form is sent as one', () => {
    const item = (remoteId: string) =>
      builtBody(clover, merchant, { lines: [{ ...sampleLine, remoteId }] }).orderCart.lineItems[0].item
    expect(item('ABCDEFGH12345')).toEqual({ id: 'ABCDEFGH12345' })
    expect(item('ILOU-not-an-id')).toBeUndefined()
  })

  test('it looks for an order, cancels and prints under the merchant', () => {
    const remote = { id: 'C1', version: null }
    expect(clover.find(new Date(1_000_000), merchant)?.path).toBe(
      '/v3/merchants/ABCDEFGH12345/orders?filter=createdTime%3E%3D880000&limit=1000',
    )
    expect(clover.cancel(remote, 'key', merchant)).toMatchObject({
      method: 'DELETE',
      path: '/v3/merchants/ABCDEFGH12345/orders/C1',
    })
    expect(bodyOf(clover.print(remote, merchant))).toEqual({ orderRef: { id: 'C1' } })
    const request = clover.build(sampleOrder, merchant) as PosRequest
    expect(clover.price(request)).toEqual({
      ...request,
      path: '/v3/merchants/ABCDEFGH12345/atomic_order/checkouts',
    })
  })

  test('euros are refused', () => {
    expect(builtBody(clover, merchant, { currency: 'EUR' })).toEqual({ unsendable: 'currency', line: null })
  })
})

test('a price that the currency cannot represent is refused, with the index of its dish', () => {
  const lines = [
    { ...sampleLine, price: 700 },
    { ...sampleLine, price: 750, line: 4 },
  ]
  expect(builtBody(square, location, { currency: 'JPY', lines })).toEqual({ unsendable: 'currency', line: 4 })
})

test('an order that is only a note has a line that costs nothing', () => {
  const line = { name: 'Order 17', quantity: '1', base_price_money: { amount: 0, currency: 'USD' } }
  expect(builtBody(square, location, { lines: [] }).order.line_items).toEqual([line])
})

describe('options', () => {
  const guid = 'b5d8d2d3-1e5f-4a4b-9c55-0a5b1c2d3e4f'
  const choice = { id: 1, groupId: 1, quantity: 1, price: 0, name: 'Rare' }
  const extra = { ...choice, id: 2, name: 'Bacon', isExtra: true, price: 200, quantity: 2 } as const
  const without = { ...choice, id: 3, name: 'Onion', quantity: 0, remoteId: 'ABCDEFGH12347' }
  /** 12.50 with two of 2.00. */
  const burger = (changes: object, remoteId: string, optionId: string) => ({
    ...{ ...sampleLine, remoteId, note: 'Rare, + 2 × Bacon, − Onion, no nuts', wish: 'no nuts' },
    options: [choice, { ...extra, remoteId: optionId }, { ...without, remoteId: optionId }],
    ...changes,
  })

  test('Square and Clover: those that it knows are modifiers with their prices, the others and the wish a note', () => {
    const known = [burger({}, 'ABCDEFGH12345', 'ABCDEFGH12346')]
    const [inSquare] = builtBody(square, location, { lines: known }).order.line_items
    expect(inSquare).toMatchObject({ quantity: '2', note: 'Rare, − Onion, no nuts' })
    expect(inSquare.base_price_money.amount).toBe(850)
    expect(inSquare.modifiers).toEqual([
      {
        ...{ catalog_object_id: 'ABCDEFGH12346', quantity: '2' },
        base_price_money: { amount: 200, currency: 'USD' },
      },
    ])
    const [inClover] = builtBody(clover, merchant, { lines: known }).orderCart.lineItems
    const bacon = { modifier: { id: 'ABCDEFGH12346' }, name: 'Bacon', amount: 200 }
    expect(inClover).toEqual({
      ...{ item: { id: 'ABCDEFGH12345' }, price: 850, note: 'Rare, − Onion, no nuts' },
      modifications: [bacon, bacon],
    })
  })

  test('the price of a dish is never below zero, however much an option adds', () => {
    const lines = [{ ...burger({}, 'ABCDEFGH12345', 'ABCDEFGH12346'), price: 300 }]
    const [line] = builtBody(square, location, { lines }).order.line_items
    expect([line.base_price_money.amount, line.modifiers[0].base_price_money.amount]).toEqual([300, 0])
  })

  test('Toast and Lightspeed refuse a dish whose required choice they do not know, and Square takes it', () => {
    const lines = [burger({ isChoiceMissing: true, line: 3 }, `${guid}/${guid}`, 'x')]
    const missing = { unsendable: 'choice-unknown', line: 3 }
    expect(builtBody(toast, at(`${guid} ${guid}`), { lines })).toEqual(missing)
    const skus = lines.map(line => ({ ...line, remoteId: 'SKU-1' }))
    expect(builtBody(lightspeed, at('45454545454567 tablemate'), { lines: skus })).toEqual(missing)
    expect(builtBody(square, location, { lines })).toHaveProperty('order')
  })

  test('Shopify: a size is the variant, and the words stay', () => {
    const variant = 'gid://shopify/ProductVariant/2'
    const lines = [burger({}, 'gid://shopify/ProductVariant/1', variant)]
    const [line] = builtBody(shopify, at('my-shop'), { lines }).variables.order.lineItems
    expect(line).toMatchObject({ variantId: variant, properties: [{ value: lines[0]?.note }] })
  })
})

test('Toast: a dish without ids is refused, with its index', () => {
  const guid = 'b5d8d2d3-1e5f-4a4b-9c55-0a5b1c2d3e4f'
  const known = { ...sampleLine, remoteId: `${guid}/${guid}` }
  const target = at(`${guid} ${guid}`)
  const refused = builtBody(toast, target, { lines: [known, { ...sampleLine, line: 7 }] })
  expect(refused).toEqual({ unsendable: 'dish-unknown', line: 7 })
  const [selection] = builtBody(toast, target, { lines: [known] }).checks[0].selections
  expect(selection.modifiers.map(({ displayName }: { displayName: string }) => displayName)).toEqual([
    'ALLERGY: peanuts',
    'we are in a hurry',
    'no nuts',
  ])
})

test('Lightspeed: a table must have a number, and wishes stand in the order’s note', () => {
  const target = at('45454545454567 tablemate')
  const lines = [{ ...sampleLine, remoteId: 'SKU-1' }]
  expect(builtBody(lightspeed, target, { lines, table: 'Terrace 2' })).toEqual({
    unsendable: 'table-name',
    line: null,
  })
  expect(builtBody(lightspeed, target, { lines })).toMatchObject({
    tableNumber: '12',
    items: [{ quantity: 2, sku: 'SKU-1', customItemPrice: 12.5 }],
    orderNote: 'ALLERGY: peanuts · Order 17 · we are in a hurry · Pad Thai: no nuts',
  })
})

test('Toast: Tablemate’s client logs in, for every restaurant alike', () => {
  const request = toast.login?.build(client, at(''))
  expect(request).toMatchObject({ method: 'POST', path: '/authentication/v1/authentication/login' })
  expect(bodyOf(request ?? null)).toEqual({
    ...client,
    userAccessType: 'TOAST_MACHINE_CLIENT',
  })
})

test('Lightspeed: a restaurant’s refresh token is exchanged, by Tablemate’s client', () => {
  const request = lightspeed.login?.build(client, { apiKey: 'a+b/c=', locationId: '' })
  expect(request).toEqual({
    method: 'POST',
    path: '/realms/k-series/protocol/openid-connect/token',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from('our-id:our-secret').toString('base64')}`,
    },
    body: 'grant_type=refresh_token&refresh_token=a%2Bb%2Fc%3D',
  })
})

test('Shopify: the lines, the fee and the tax are what the table owes', () => {
  const { order } = builtBody(shopify, at('my-shop')).variables
  const amounts = [...order.lineItems, ...order.taxLines].map(
    ({ quantity = 1, priceSet }) => quantity * Number(priceSet.shopMoney.amount),
  )
  expect(amounts.reduce((sum, amount) => sum + amount, 0) * 100).toBeCloseTo(sampleOrder.total)
  expect(order.note).toBe('ALLERGY: peanuts · Table 12 · Guest 2 · Order 17 · we are in a hurry')
})

test('Shopify: the key is sent to no other host', () => {
  expect(shopify.baseUrl(at('My-Shop'))).toBe('https://my-shop.myshopify.com')
  expect(shopify.baseUrl(at('https://my-shop.myshopify.com/'))).toBe('https://my-shop.myshopify.com')
  for (const name of [
    'evil.example',
    'evil.example/x.myshopify.com',
    'a@b',
    'a.b.myshopify.com',
    '',
    'a:1',
    '-',
  ]) {
    expect(shopify.baseUrl(at(name))).toBe('https://shop.invalid')
  }
})

test.each(Object.entries(allAdapters))('%s: a missing or strange location is refused', (_, adapter) => {
  for (const locationId of ['', ' ', '../v2/refunds', 'a?b=c', 'é']) {
    const missing = { unsendable: 'location-missing', line: null }
    expect(adapter.build(sampleOrder, at(locationId))).toEqual(missing)
    expect(adapter.test(at(locationId))).toEqual(missing)
  }
})

test.each(Object.entries(allAdapters))('%s: the key is in the credentials only', (_, adapter) => {
  const targets = [location, merchant, at('my-shop')]
  const requests = targets.flatMap(target => [adapter.test(target), adapter.build(sampleOrder, target)])
  expect(JSON.stringify(requests)).not.toContain('secret')
  expect(JSON.stringify(adapter.credentials(location))).toContain('secret')
})
