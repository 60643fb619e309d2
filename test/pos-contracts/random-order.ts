// Random orders for the adapters of points of sale: long names in every script, all currencies, up to 100 lines.

import type { OutgoingLine, OutgoingOrder } from '@tablemate/domain/delivery/outgoing-order.ts'
import { isoCurrencies } from '@tablemate/domain/iso-currencies.ts'
import { optionTexts } from '@tablemate/domain/menu/option-texts.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import fc from 'fast-check'

const pieces = [
  'Soup ',
  'Crème brûlée',
  'e\u0301\u0323',
  '🍣',
  '👩‍🍳',
  '寿司',
  'فلافل ',
  '\u202eשקשוקה\u202c',
  '"\\</b>',
  '🇯🇵',
]

/** A text of up to `most` code points, often exactly so long. */
export const text = (most: number) =>
  fc
    .tuple(fc.constantFrom(...pieces), fc.constantFrom(...pieces), fc.constantFrom(1, 2, 30, 300))
    .map(([first, second, times]) =>
      [...first.repeat(times), ...second.repeat(times)].slice(0, most).join(''),
    )

const orNone = <T>(none: T, some: fc.Arbitrary<T>) => fc.oneof(fc.constant(none), some)

const uuid = 'b5d8d2d3-1e5f-4a4b-9c55-0a5b1c2d3e4f'
/** A dish's id in the form of each provider. */
export const remoteIds = {
  square: 'W62UWFY35CWMYGVWK6TWJDNI',
  clover: 'ABCDEFGH12345',
  toast: `${uuid}/${uuid}`,
  lightspeed: 'SKU-1042',
  shopify: 'gid://shopify/ProductVariant/43729076',
}

/** An option's id in the form of each provider. */
export const remoteOptionIds = {
  square: 'OPTION2CWMYGVWK6TWJDNI',
  clover: 'PTABCDEFGH123',
  toast: `${uuid.replace('b5', 'c6')}/${uuid}`,
  lightspeed: 'modifier-7',
  shopify: 'gid://shopify/ProductVariant/777',
}

const option = fc.record({
  name: text(60),
  price: fc.oneof(fc.integer({ min: -500, max: 900 }), fc.constant(0)),
  quantity: fc.integer({ min: 0, max: 3 }),
  isExtra: fc.constantFrom(true, undefined),
  isKnown: fc.boolean(),
})

const line = fc.record({
  name: text(120),
  quantity: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 3 }) }, fc.constant(99)),
  price: fc.oneof(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 100_000_000 })),
  wish: orNone('', text(300)),
  options: fc.array(option, { maxLength: 4 }),
  isChoiceMissing: fc.oneof({ weight: 14, arbitrary: fc.constant(false) }, fc.constant(true)),
})

const hundred = fc.array(line, { minLength: 100, maxLength: 100 })

const lines = fc.oneof(
  { weight: 30, arbitrary: fc.array(line, { maxLength: 6 }) },
  { weight: 1, arbitrary: hundred },
  { weight: 1, arbitrary: hundred.map(lines => lines.map(line => ({ ...line, quantity: 99 }))) },
)

const rate = fc.constantFrom(0, 1, 3000, 8875, 19_000, 100_000)

/** `provider`: whose ids the dishes have; some orders have none. */
export const randomOrder = (provider: keyof typeof remoteIds): fc.Arbitrary<OutgoingOrder> =>
  fc
    .record({
      key: fc.uuid(),
      kind: fc.constantFrom('new', 'changed', 'cancelled'),
      orderId: fc.integer({ min: 1 }),
      version: fc.integer({ min: 1, max: 99 }),
      number: fc.integer({ min: 1, max: 999 }),
      table: fc.constantFrom('12', '007', 'Terrace 2', '🍣'.repeat(20), null),
      guest: fc.integer({ min: 1, max: 50 }),
      guests: fc.integer({ min: 1, max: 50 }),
      currency: fc.oneof(fc.constantFrom(...isoCurrencies), fc.constantFrom('USD', 'CAD')),
      lines,
      notes: fc.array(text(300), { maxLength: 3 }),
      allergies: orNone('', text(400)),
      rates: fc.record({ taxRate: rate, serviceFeeRate: rate, isTaxIncluded: fc.boolean() }),
      idsKnown: fc.constantFrom('all', 'none', 'some'),
      /** Some prices are no multiple of the currency's smallest coin, which no menu has. */
      isPayable: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
    })
    .map(({ idsKnown, isPayable, lines, allergies, ...order }) => {
      const step = isPayable ? payableStep(order.currency) : 1
      const known = (index: number) => idsKnown === 'all' || (idsKnown === 'some' && index % 2 === 0)
      return {
        ...order,
        lines: lines.map(({ options, wish, isChoiceMissing, ...line }, index): OutgoingLine => {
          const chosen = options.map(({ isKnown, price, ...option }, id) => ({
            ...{ id, groupId: 1, ...option, price: Math.trunc(price / step) * step },
            ...(isKnown && { remoteId: remoteOptionIds[provider] }),
          }))
          return {
            ...line,
            line: index * 2,
            price: Math.floor(line.price / step) * step,
            note: [...optionTexts(chosen, 'kitchen'), wish].filter(Boolean).join(', '),
            ...(chosen.length > 0 && { options: chosen, wish }),
            remoteId: known(index) ? remoteIds[provider] : null,
            ...(isChoiceMissing && { isChoiceMissing }),
          }
        }),
        allergies,
        placedAt: '2026-11-22T19:30:00.000Z',
        total: 0,
        texts: {
          table: order.table === null ? 'No table' : `Table ${order.table}`,
          guest: `Guest ${order.guest}`,
          number: `Order ${order.number}`,
          allergies: allergies && `ALLERGY: ${allergies}`,
          kind: { new: '', changed: 'CHANGED', cancelled: 'CANCELLED' }[order.kind],
          tax: 'Tax',
          serviceFee: 'Service fee',
        },
      }
    })
