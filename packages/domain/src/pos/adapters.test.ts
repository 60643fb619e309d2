// What must be true of every request that an adapter builds, for random orders.

import { randomOrder } from '@tablemate/test/pos-contracts/random-order.ts'
import { faultsIn } from '@tablemate/test/pos-contracts/request-check.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OutgoingLine, OutgoingOption, OutgoingOrder } from '../delivery/outgoing-order.ts'
import { optionTexts } from '../menu/option-texts.ts'
import { minorUnitsOf, payableStep } from '../money.ts'
import { itemCount, orderTotal } from '../orders/order.ts'
import { posProviders } from '../restaurants/pos-providers.ts'
import type { PosAdapter, PosRequest, UnsendableReason } from './adapter.ts'
import { adapterOf, allAdapters } from './adapters.ts'
import { clover } from './clover.ts'
import { lightspeed } from './lightspeed.ts'
import { needsKey, type PosAgreements, posAbility } from './pos-ability.ts'
import { locationMissing } from './requests.ts'
import { shopify } from './shopify.ts'
import { square } from './square.ts'
import { toast } from './toast.ts'

/** A line of a request: the quantity, and what it costs in minor units. */
interface SentLine {
  readonly quantity: number
  readonly cost: number
}

// biome-ignore lint/suspicious/noExplicitAny: each provider's JSON has its own shape, which its schema checks.
type Json = any

const uuid = '0a5b1c2d-1e5f-4a4b-9c55-b5d8d2d33e4f'

const providers: Readonly<
  Record<
    keyof typeof allAdapters & keyof typeof faultsIn,
    {
      adapter: PosAdapter
      locationId: string
      refuses: UnsendableReason[]
      lines: (body: Json, order: OutgoingOrder) => SentLine[]
      /** How often options are chosen by an id, in parts; absent: they go in words. */
      options?: (body: Json) => number[]
    }
  >
> = {
  square: {
    adapter: square,
    locationId: 'L88917AVBK2S5',
    refuses: ['currency'],
    lines: ({ order }, { currency }) =>
      order.line_items.map(({ quantity, base_price_money: { amount }, modifiers = [] }: Json) => ({
        quantity: Number(quantity),
        cost:
          Number(quantity) *
          payableStep(currency) *
          modifiers.reduce(
            (sum: number, one: Json) => sum + Number(one.quantity) * one.base_price_money.amount,
            amount,
          ),
      })),
    options: ({ order }) =>
      order.line_items.flatMap(({ quantity, modifiers = [] }: Json) =>
        modifiers.map((one: Json) => quantity * one.quantity),
      ),
  },
  clover: {
    adapter: clover,
    locationId: 'ABCDEFGH12345',
    refuses: ['currency', 'too-many-lines'],
    lines: ({ orderCart }) =>
      orderCart.lineItems.map(({ price, modifications = [] }: Json) => ({
        quantity: 1,
        cost: modifications.reduce((sum: number, { amount }: Json) => sum + amount, price),
      })),
    options: ({ orderCart }) =>
      orderCart.lineItems.map(({ modifications = [] }: Json) => modifications.length),
  },
  shopify: {
    adapter: shopify,
    locationId: 'my-shop',
    refuses: ['currency'],
    lines: ({ variables: { order: sent } }, { lines, currency }) =>
      sent.lineItems.slice(0, Math.max(1, lines.length)).map(({ quantity, priceSet }: Json) => ({
        quantity,
        cost: quantity * Math.round(Number(priceSet.shopMoney.amount) * minorUnitsOf(currency)),
      })),
  },
  toast: {
    adapter: toast,
    locationId: `${uuid} ${uuid}`,
    refuses: ['choice-unknown', 'dish-unknown'],
    // Toast charges the prices of its own menu.
    lines: ({ checks: [{ selections }] }, { lines }) =>
      selections.map(({ quantity }: Json, index: number) => ({
        quantity,
        cost: quantity * (lines[index]?.price ?? 0),
      })),
    options: ({ checks: [{ selections }] }) =>
      selections.flatMap(({ quantity, modifiers = [] }: Json) =>
        modifiers.flatMap((one: Json) => (one.item ? quantity * one.quantity : [])),
      ),
  },
  lightspeed: {
    adapter: lightspeed,
    locationId: '45454545454567 tablemate',
    refuses: ['choice-unknown', 'currency', 'dish-unknown', 'table-name'],
    lines: ({ items = [] }, { currency }) =>
      items.map(({ quantity, customItemPrice }: Json) => ({
        quantity,
        cost: quantity * Math.round(customItemPrice * minorUnitsOf(currency)),
      })),
    options: ({ items = [] }) =>
      items.map(({ quantity, modifiers = [] }: Json) => quantity * modifiers.length),
  },
}

const names = ['square', 'clover', 'shopify', 'toast', 'lightspeed'] as const

/** Builds random orders and checks the requests. Returns the reasons for which orders were refused. */
function forRequests(
  name: (typeof names)[number],
  check: (request: PosRequest, order: OutgoingOrder) => void,
): ReadonlySet<UnsendableReason> {
  const { adapter, locationId } = providers[name]
  const reasons = new Set<UnsendableReason>()
  let sent = 0
  fc.assert(
    fc.property(randomOrder(name), order => {
      const built = adapter.build(order, { apiKey: 'key', locationId })
      if ('unsendable' in built) {
        expect([null, ...order.lines.map(({ line }) => line)]).toContain(built.line)
        reasons.add(built.unsendable)
        return
      }
      sent += 1
      check(built, order)
    }),
    longRun({ numRuns: 200, seed: 31 }, { numRuns: 20_000 }),
  )
  expect(sent).toBeGreaterThan(30)
  return reasons
}

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0)

/** All different texts in a body. */
function textsIn(body: string): string[] {
  const texts = new Set<string>()
  JSON.parse(body, (_, value) => typeof value === 'string' && texts.add(value))
  return [...texts]
}

/** The options that a provider knows, of a dish that it knows. */
function isKnown({ remoteId }: OutgoingLine, option: OutgoingOption): boolean {
  return remoteId !== null && option.remoteId !== undefined && option.quantity > 0
}

/** What must be read in words: the wish, and the options that have no id. */
function wordsOf(line: OutgoingLine): string {
  const options = line.options?.filter(option => !isKnown(line, option))
  return options ? [...optionTexts(options, 'kitchen'), line.wish].filter(Boolean).join(', ') : line.note
}

const beginningOf = (text: string) => [...text].slice(0, 8).join('')

/** Whether a text is contained in another, complete or cut with "…". Other texts may begin with the same words. */
function arrives(text: string, sent: readonly string[]): boolean {
  const beginning = beginningOf(text)
  return sent.some(long => {
    if (long.includes(text)) return true
    for (let start = long.indexOf(beginning); start >= 0; start = long.indexOf(beginning, start + 1)) {
      const end = long.indexOf('…', start)
      if (end > start && text.startsWith(long.slice(start, end))) return true
    }
    return false
  })
}

describe.each(names)('every order for %s', name => {
  test('satisfies the schema or is refused with a reason, and nothing is dropped silently', () => {
    const reasons = forRequests(name, ({ body }, order) => {
      const sent = JSON.parse(body ?? '')
      expect(faultsIn[name](sent)).toBe('')

      const lines = providers[name].lines(sent, order)
      const cost = lines.reduce((sum, line) => sum + line.cost, 0)
      const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
      expect(cost).toBe(orderTotal(order.lines))
      if (order.lines.length > 0) expect(count).toBe(itemCount(order.lines))

      if (providers[name].options) {
        const chosen = order.lines.flatMap(line =>
          (line.options ?? []).map(option => (isKnown(line, option) ? line.quantity * option.quantity : 0)),
        )
        expect(sumOf(providers[name].options(sent))).toBe(sumOf(chosen))
      }

      const texts = textsIn(body ?? '')
      const { allergies, kind, table } = order.texts
      const adHoc = order.lines.filter(({ remoteId }) => remoteId === null).map(({ name }) => name)
      const { options: inIds } = providers[name]
      const notes = order.lines.map(line => (inIds ? wordsOf(line) : line.note))
      const wishes = [...order.notes, ...notes, ...adHoc, kind]
      expect(wishes.filter(wish => !arrives(wish, texts))).toEqual([])
      // Lightspeed has a field for the table's number.
      if (name !== 'lightspeed') expect(arrives(table, texts)).toBe(true)
      // Complete, and with the first words in place.
      expect(texts.some(text => text.startsWith(allergies))).toBe(true)
      expect(texts.some(text => text.includes(order.key))).toBe(true)
      // No surrogate pair is split.
      expect(texts.filter(text => !text.isWellFormed())).toEqual([])
    })
    expect([...reasons].sort()).toEqual(providers[name].refuses)
  })
})

test('each provider has an ability, and those by agreement have an adapter only with one', () => {
  const sending = (agreements: PosAgreements) =>
    posProviders.filter(provider => adapterOf(provider, agreements))
  expect(sending({})).toEqual(['square', 'clover', 'shopify'])
  const client = { clientId: 'id', clientSecret: 'secret' }
  expect(sending({ toast: client })).toEqual(['square', 'toast', 'clover', 'shopify'])
  expect(sending({ lightspeed: client })).toEqual(['square', 'clover', 'lightspeed', 'shopify'])
  // Without an adapter, and without an interface, an agreement changes nothing.
  expect(sending({ olo: client, resy: client })).toEqual(sending({}))
  expect(posProviders.filter(provider => posAbility[provider] === 'orders-by-agreement')).toEqual([
    'toast',
    'lightspeed',
    'micros',
    'olo',
  ])
  expect(posAbility.shopify).toBe('order-list')
  expect(Object.keys(allAdapters).every(provider => posAbility[provider as 'toast'] !== 'none')).toBe(true)
})

test('no provider is tested without a location, which no order reaches either', () => {
  for (const { adapter } of Object.values(providers))
    expect(adapter.test({ apiKey: 'key', locationId: '' })).toEqual(locationMissing)
})

test('a provider needs no key exactly where one login serves all restaurants', () => {
  for (const provider of posProviders) {
    expect(needsKey(provider, [])).toBe(true)
    expect(needsKey(provider, posProviders)).toBe(allAdapters[provider]?.login?.of !== 'client')
  }
})
