// The event that a webhook receives for one version of an order, in the form of Standard Webhooks. docs/webhooks.md describes it.

import { type CurrencyCode, decimalText } from '../currency.ts'
import * as limits from '../limits.ts'
import type { Unsendable } from '../pos/adapter.ts'
import { utf8Length } from '../utf8-length.ts'
import { cut } from './cut-text.ts'
import type { OutgoingLine, OutgoingOrder } from './outgoing-order.ts'

export const webhookEventTypes = ['order.created', 'order.changed', 'order.cancelled', 'test'] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** A body is smaller. Source: Standard Webhooks, "Payload size". */
export const webhookBodyBytes = 20_000

const typeOfKind = {
  new: 'order.created',
  changed: 'order.changed',
  cancelled: 'order.cancelled',
} as const satisfies Record<OutgoingOrder['kind'], WebhookEventType>

/** The longest texts of an event, in code points. */
interface TextLimits {
  readonly note: number
  readonly name: number
  /** Whether options are left out of `options`; `note` has them in words. */
  readonly withoutOptions?: true
}

/**
 * Tried in this order until the body is small enough: notes are cut before names of dishes, and then options are left out. Quantities, prices and allergies
 * are never cut. The last limits fit any order that has at most 100 lines.
 */
const textLimits: readonly TextLimits[] = [
  { note: limits.modifications, name: limits.itemName },
  { note: 150, name: limits.itemName },
  { note: 80, name: limits.itemName },
  { note: 40, name: limits.itemName },
  { note: 20, name: limits.itemName },
  { note: 20, name: 60 },
  { note: 20, name: 60, withoutOptions: true },
  { note: 10, name: 30, withoutOptions: true },
  { note: 1, name: 10, withoutOptions: true },
]

/**
 * The body, smaller than `webhookBodyBytes`. An order that is too large has its texts cut with "…" and says so by
 * `isShortened`. `at`: the time of the event.
 */
export function buildWebhook(order: OutgoingOrder, at: Date): string | Unsendable {
  if (order.lines.length > limits.itemsPerOrder) return { unsendable: 'too-many-lines', line: null }
  for (const [index, texts] of textLimits.entries()) {
    const body = eventOf(typeOfKind[order.kind], at, dataOf(order, texts, index > 0))
    if (utf8Length(body) < webhookBodyBytes) return body
  }
  return { unsendable: 'too-many-lines', line: null }
}

/** The body of the event that cancels what an earlier body announced. */
export function cancelWebhook(sent: string, at: Date): string {
  const { data }: { readonly data: object } = JSON.parse(sent)
  return eventOf('order.cancelled', at, data)
}

/** The body of the event that tests a webhook. */
export function buildTestWebhook(at: Date): string {
  return eventOf('test', at, {})
}

function eventOf(type: WebhookEventType, at: Date, data: object): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data })
}

/** Field by field, so that nothing enters the event unnoticed. */
function dataOf(order: OutgoingOrder, texts: TextLimits, isShortened: boolean): object {
  const { orderId, version, number, table, guest, guests, placedAt, currency, rates, total } = order
  return {
    orderId,
    version,
    number,
    table,
    guest,
    guests,
    placedAt,
    currency,
    lines: order.lines.map(line => lineOf(line, currency, texts)),
    notes: order.notes.map(note => cut(note, texts.note)),
    allergies: order.allergies,
    taxRate: rates.taxRate,
    serviceFeeRate: rates.serviceFeeRate,
    isTaxIncluded: rates.isTaxIncluded,
    total,
    totalDecimal: decimalText(total, currency),
    isShortened,
  }
}

function lineOf(
  { line, name, quantity, price, note, options, wish = '', remoteId }: OutgoingLine,
  currency: CurrencyCode,
  texts: TextLimits,
): object {
  return {
    line,
    name: cut(name, texts.name),
    quantity,
    price,
    priceDecimal: decimalText(price, currency),
    note: cut(note, texts.note),
    ...(options &&
      !texts.withoutOptions && {
        wish: cut(wish, texts.note),
        options: options.map(({ id, groupId, name, quantity, price }) => ({
          ...{ id, groupId, name: cut(name, texts.name), quantity, price },
          priceDecimal: decimalText(price, currency),
        })),
      }),
    remoteId,
  }
}
