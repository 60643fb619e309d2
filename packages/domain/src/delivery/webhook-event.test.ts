import { sampleOrder } from '@tablemate/test/pos-contracts/sample-order.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isoCurrencies } from '../iso-currencies.ts'
import * as limits from '../limits.ts'
import { utf8Length } from '../utf8-length.ts'
import type { OutgoingLine, OutgoingOrder } from './outgoing-order.ts'
import { buildTestWebhook, buildWebhook, webhookBodyBytes } from './webhook-event.ts'

const at = new Date('2026-11-25T19:00:00.123Z')

const line: OutgoingLine = { line: 0, name: 'Soup', quantity: 2, price: 1250, note: 'hot', remoteId: 'ABC' }

const order: OutgoingOrder = {
  ...sampleOrder,
  key: '0199aaaa-0000-7000-8000-000000000001',
  orderId: 31,
  placedAt: '2026-11-25T18:59:00.000Z',
  lines: [line],
  notes: ['no hurry'],
}

function build(changes: Partial<OutgoingOrder> = {}) {
  const body = buildWebhook({ ...order, ...changes }, at)
  if (typeof body !== 'string') throw new Error(body.unsendable)
  return { body, event: JSON.parse(body) as { type: string; timestamp: string; data: typeof order } }
}

describe('the event of an order', () => {
  test('has what a point of sale needs, and the ids to recognise the order again', () => {
    expect(build().event).toEqual({
      type: 'order.created',
      timestamp: '2026-11-25T19:00:00.123Z',
      data: {
        orderId: 31,
        version: 1,
        number: 17,
        table: '12',
        guest: 2,
        guests: 4,
        placedAt: '2026-11-25T18:59:00.000Z',
        currency: 'USD',
        lines: [{ ...line, priceDecimal: '12.50' }],
        notes: ['no hurry'],
        allergies: 'peanuts',
        taxRate: 8875,
        serviceFeeRate: 3000,
        isTaxIncluded: false,
        total: 2797,
        totalDecimal: '27.97',
        isShortened: false,
      },
    })
  })

  test.each([
    ['new', 'order.created'],
    ['changed', 'order.changed'],
    ['cancelled', 'order.cancelled'],
  ] as const)('of kind %s is of the type %s', (kind, type) => expect(build({ kind }).event.type).toBe(type))

  test('has amounts in minor units, and with the decimals that the currency has', () => {
    const { data } = build({ currency: 'JPY', lines: [{ ...line, price: 74_500 }], total: 149_000 }).event
    expect(data).toMatchObject({
      lines: [{ price: 74_500, priceDecimal: '745' }],
      total: 149_000,
      totalDecimal: '1490',
    })
    const dinars = build({ currency: 'KWD', lines: [{ ...line, price: 1250 }], total: 2500 }).event
    expect(dinars.data).toMatchObject({
      lines: [{ price: 1250, priceDecimal: '1.250' }],
      total: 2500,
      totalDecimal: '2.500',
    })
  })

  test('takes only known fields: nothing that is added to an order leaves unnoticed', () => {
    const added = { memberName: 'Kanarie', transcript: 'Kanarie', lines: [{ ...line, by: 'Kanarie' }] }
    expect(build(added).body).not.toContain('Kanarie')
  })

  test('that is too large has its notes cut first, with "…", and says so', () => {
    const lines = Array.from({ length: 100 }, (_, at) => ({ ...line, line: at, note: 'n'.repeat(300) }))
    const { data } = build({ lines }).event
    expect(data).toMatchObject({ isShortened: true, allergies: 'peanuts' })
    expect(new Set(data.lines.map(({ name }) => name))).toEqual(new Set(['Soup']))
    expect(data.lines[0]?.note).toMatch(/^n+…$/)
  })

  test('with more lines than an order can have is not sent', () => {
    const lines = Array.from({ length: limits.itemsPerOrder + 1 }, () => line)
    expect(buildWebhook({ ...order, lines }, at)).toEqual({ unsendable: 'too-many-lines', line: null })
  })

  test('is smaller than 20 KB for any order, with every quantity, price and allergy', () => {
    const text = (maxLength: number) =>
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength }),
        fc.constantFrom('€', '"', '\\', '🍋').map(letter => letter.repeat(maxLength)),
      )
    const anyLine = fc.record({
      line: fc.nat(99),
      name: text(limits.itemName),
      quantity: fc.integer({ min: 1, max: limits.quantity }),
      price: fc.integer({ min: 0, max: limits.price }),
      note: text(limits.modifications),
      wish: text(limits.modifications),
      options: fc.option(
        fc.array(
          fc.record({
            ...{ id: fc.nat(), groupId: fc.nat(), name: text(limits.itemName) },
            quantity: fc.nat(limits.optionQuantity),
            price: fc.integer({ min: -limits.price, max: limits.price }),
          }),
          { maxLength: limits.optionsPerGroup },
        ),
        { nil: undefined },
      ),
      remoteId: fc.option(fc.stringMatching(/^[A-Z\d]{24}$/)),
    })
    const anyOrder = fc.record({
      kind: fc.constantFrom('new' as const, 'changed' as const, 'cancelled' as const),
      table: fc.option(text(limits.tableNumber)),
      currency: fc.constantFrom(...isoCurrencies),
      // Often the largest order.
      lines: fc.oneof(
        fc.array(anyLine, { maxLength: 100 }),
        anyLine.map(one => Array(100).fill(one)),
      ),
      notes: fc.array(text(limits.orderNote), { maxLength: 3 }),
      allergies: text(limits.allergies + 200),
      total: fc.nat(limits.price * 100),
    })
    fc.assert(
      fc.property(anyOrder, changes => {
        const { body, event } = build(changes as Partial<OutgoingOrder>)
        expect(utf8Length(body)).toBeLessThan(webhookBodyBytes)
        expect(body.isWellFormed()).toBe(true)
        const exact = ({ quantity, price }: OutgoingLine) => [quantity, price]
        expect(event.data.lines.map(exact)).toEqual((changes.lines as OutgoingLine[]).map(exact))
        expect(event.data.allergies).toBe(changes.allergies)
      }),
      longRun({ numRuns: 50 }, { numRuns: 3000 }),
    )
  })
})

test('the event of a test has no order', () => {
  expect(JSON.parse(buildTestWebhook(at))).toEqual({ type: 'test', timestamp: at.toISOString(), data: {} })
})
