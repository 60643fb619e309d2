// Adds printers to restaurants, and tickets to printers as the relay of orders does.

import { randomUUID } from 'node:crypto'
import type { InputOf } from '@tablemate/contract/endpoint.ts'
import { addPrinter, type Printer } from '@tablemate/contract/printers.ts'
import type { DeliveryFault, DeliveryState } from '@tablemate/domain/delivery/delivery.ts'
import type { OutgoingLine, OutgoingOrder } from '@tablemate/domain/delivery/outgoing-order.ts'
import { partitionOf } from '@tablemate/server/db/partitions.ts'
import type { TestApp } from '../app/app.ts'
import { makeGroup } from '../diners/make.ts'
import type { Owner } from '../restaurants/restaurant.ts'

export interface TestPrinter {
  readonly owner: Owner
  readonly printer: Printer
  readonly url: string
}

export async function makePrinter(
  owner: Owner,
  overrides: Partial<InputOf<typeof addPrinter, 'body'>> = {},
): Promise<TestPrinter> {
  const body = {
    name: 'Kitchen printer',
    model: 'star' as const,
    stations: [],
    columns: 48,
    encoding: 'multilingual' as const,
    hasBell: false,
    ...overrides,
  }
  const reply = await owner.phone.call(addPrinter, { params: { restaurantId: owner.id }, body })
  if (reply.status !== 200) throw new Error(`no printer was added: ${JSON.stringify(reply.problem)}`)
  return { owner, ...reply.body }
}

export function makeLine(overrides: Partial<OutgoingLine> = {}): OutgoingLine {
  return { line: 0, name: 'Soup', quantity: 1, price: 900, note: '', remoteId: null, ...overrides }
}

export function makeOrder(overrides: Partial<OutgoingOrder> = {}): OutgoingOrder {
  const number = overrides.number ?? 17
  return {
    key: randomUUID(),
    kind: 'new',
    orderId: 1,
    version: 1,
    number,
    table: '12',
    guest: 2,
    guests: 4,
    placedAt: '2026-11-25T18:42:00.000Z',
    currency: 'EUR',
    lines: [makeLine()],
    notes: [],
    allergies: '',
    texts: {
      table: 'Table 12',
      guest: 'Guest 2',
      number: `Order ${number}`,
      allergies: '',
      kind: '',
      tax: 'Tax',
      serviceFee: 'Service fee',
    },
    rates: { isTaxIncluded: true, taxRate: 0, serviceFeeRate: 0 } as OutgoingOrder['rates'],
    total: 900,
    ...overrides,
  }
}

let lastOrder = 0

interface NewTicket {
  readonly order?: Partial<OutgoingOrder>
  readonly kind?: 'order' | 'cancel' | 'copy'
  readonly station?: number
}

/** Adds a ticket that waits for the printer, and returns its id. It has a separate group, without the order. */
export async function addTicket(
  app: Pick<TestApp, 'url' | 'database' | 'now'>,
  { owner, printer }: Pick<TestPrinter, 'owner' | 'printer'>,
  { order = {}, kind = 'order', station = 0 }: NewTicket = {},
): Promise<number> {
  const now = app.now()
  const { group } = await makeGroup(app, { restaurantId: owner.id, diners: 1 })
  const groupId = group.id
  lastOrder += 1
  const body = JSON.stringify(makeOrder({ orderId: lastOrder, ...order }))
  const [added] = await app.database.sql<{ id: number }[]>`
    insert into deliveries (slot, group_id, id, restaurant_id, destination_id, order_id, station_id, version, kind, state, key,
      body, next_at, created_at, changed_at)
    values (${partitionOf(groupId)}, ${groupId}, nextval('delivery_ids'), ${owner.id}, ${printer.id}, ${lastOrder}, ${station},
      1, ${kind}, 'waiting', ${randomUUID()}, ${body}, ${now}, ${now}, ${now})
    returning id`
  return (added as { id: number }).id
}

export interface TicketState {
  readonly state: DeliveryState
  readonly fault: DeliveryFault | null
  readonly attempts: number
}

export async function ticketOf({ database }: Pick<TestApp, 'database'>, id: number): Promise<TicketState> {
  const [found] = await database.sql<
    TicketState[]
  >`select state, fault, attempts from deliveries where id = ${id}`
  if (!found) throw new Error(`there is no ticket ${id}`)
  return found
}
