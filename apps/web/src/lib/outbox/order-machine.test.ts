// Random lives of a phone's orders: tabs send them, replies are lost, tabs are killed, the diner edits and deletes, the clock runs.

import { dayMs } from '@tablemate/domain/time.ts'
import { groupAt } from '@tablemate/test/diners/outbox-phone.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { pageRecords } from '../device/records.ts'
import { attemptMs, type OrderEvent, transition } from './order-machine.ts'
import { orderStore } from './order-store.ts'
import type { Progress, Refusal, WaitingOrder } from './queued-order.ts'

const start = Date.parse('2026-11-25T19:00:00Z')
const groupId = groupAt(start)

afterEach(() => {
  vi.useRealTimers()
})

type Reply = { readonly kind: 'placed' } | { readonly kind: 'refused'; readonly refusal: Refusal }

/** A request on its way. Its tab is null once it was killed. A lost reply ends it: the server does nothing for it later. */
interface Flight {
  tab: number | null
  readonly order: WaitingOrder
  readonly deadline: number
  /** Null until it has arrived at the server. */
  reply: Reply | null
}

/** What the diner was shown: the dishes of the orders that are stored or placed, and which orders are gone. */
interface Model {
  readonly acknowledged: Map<string, number>
  readonly withdrawn: Set<string>
  isOver: boolean
}

/** One phone with several tabs, and a server that places each key once. */
class Phone {
  readonly records = pageRecords()
  readonly store = orderStore(this.records)
  /** By key: the dish. */
  readonly served = new Map<string, number>()
  flights: Flight[] = []
  private count = 0

  order(menuItem: number): WaitingOrder {
    this.count += 1
    const items = [{ name: 'Dish', quantity: 1, price: menuItem }]
    return {
      key: `k${this.count}`,
      groupId,
      memberId: 1,
      items,
      madeAt: this.count,
      progress: { kind: 'waiting' },
    }
  }

  apply(key: string, event: OrderEvent, replacement?: WaitingOrder) {
    return this.store.apply({ groupId, key }, event, replacement)
  }

  async claim(tab: number, key: string): Promise<Flight | null> {
    const deadline = Date.now() + attemptMs
    const { after } = await this.apply(key, { kind: 'claimed', deadline, now: Date.now() })
    if (!after || after.progress.kind === 'refused') return null
    const flight = { tab, order: after, deadline, reply: null }
    this.flights.push(flight)
    return flight
  }

  /** The server places the order, unless it refuses it. */
  arrive(flight: Flight, refusal: Refusal | null): void {
    const { key, items } = flight.order
    const isKnown = this.served.has(key)
    // The content is only looked at if the key is new. A Wi-Fi portal or an error does not look at the key.
    flight.reply =
      refusal && !(isKnown && refusal.problem === 'too-many-orders')
        ? { kind: 'refused', refusal }
        : { kind: 'placed' }
    // After an internal error it is unknown whether the order was placed: here it was.
    if (!isKnown && (!refusal || refusal.problem === 'internal')) this.served.set(key, items[0]?.price ?? 0)
  }

  /** The tab gets the reply, or notices that none will come. */
  async end(flight: Flight, hasReply: boolean): Promise<void> {
    this.flights = this.flights.filter(other => other !== flight)
    if (flight.tab === null) return
    const { deadline, order } = flight
    const of = { deadline, now: Date.now() }
    const reply = hasReply ? flight.reply : null
    if (reply?.kind === 'placed') await this.apply(order.key, reply)
    else await this.apply(order.key, reply ? { ...reply, ...of } : { kind: 'unanswered', ...of })
  }
}

type Command = fc.AsyncCommand<Model, Phone>

/** Runs the act unless the group is over, then checks the properties. */
function command(name: string, act: (model: Model, phone: Phone) => Promise<void>): Command {
  return {
    check: ({ isOver }) => !isOver,
    async run(model, phone) {
      await act(model, phone)
      await checkProperties(model, phone)
    },
    toString: () => name,
  }
}

async function checkProperties(
  { acknowledged, withdrawn, isOver }: Model,
  { store, served, records }: Phone,
) {
  const stored = new Map((await store.all()).map(order => [order.key, order]))
  if (isOver) expect((await records.all()).size).toBe(0)
  else for (const key of acknowledged.keys()) expect(stored.has(key) || served.has(key), key).toBe(true)
  for (const key of withdrawn) expect(served.has(key), `${key} was withdrawn`).toBe(false)
  for (const [key, menuItem] of served) expect(menuItem, key).toBe(acknowledged.get(key))
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)]
const some = fc.nat({ max: 5 })
const refusals: fc.Arbitrary<Refusal> = fc.constantFrom(
  { problem: 'too-many-orders', status: 400, fields: {} },
  { problem: 'group-not-found', status: 404, fields: {} },
  { problem: 'internal', status: 500, fields: {} },
)

const commands = [
  fc.integer({ min: 1, max: 99 }).map(menuItem =>
    command(`place ${menuItem}`, async ({ acknowledged }, phone) => {
      const order = phone.order(menuItem)
      await phone.store.add(order)
      acknowledged.set(order.key, menuItem)
    }),
  ),
  fc.tuple(some, fc.option(fc.integer({ min: 1, max: 99 }))).map(([at, menuItem]) =>
    command(menuItem === null ? `delete ${at}` : `replace ${at} by ${menuItem}`, async (model, phone) => {
      const key = pick([...model.acknowledged.keys()], at)
      if (key === undefined) return
      const replacement = menuItem === null ? undefined : phone.order(menuItem)
      const { before, after } = await phone.apply(key, { kind: 'withdrawn' }, replacement)
      if (!before || after) return
      model.acknowledged.delete(key)
      model.withdrawn.add(key)
      if (replacement && menuItem !== null) model.acknowledged.set(replacement.key, menuItem)
    }),
  ),
  some.map(at =>
    command(`send ${at} again`, async ({ acknowledged }, phone) => {
      const key = pick([...acknowledged.keys()], at)
      if (key !== undefined) await phone.apply(key, { kind: 'requeued' })
    }),
  ),
  fc.tuple(some, fc.nat({ max: 1 })).map(([at, tab]) =>
    command(`tab ${tab} sends ${at}`, async ({ acknowledged }, phone) => {
      const key = pick([...acknowledged.keys()], at)
      if (key !== undefined) await phone.claim(tab, key)
    }),
  ),
  fc.tuple(some, fc.option(refusals)).map(([at, refusal]) =>
    command(`request ${at} arrives: ${refusal?.problem ?? 'placed'}`, async (_, phone) => {
      const flight = pick(
        phone.flights.filter(({ reply }) => reply === null),
        at,
      )
      if (flight) phone.arrive(flight, refusal)
    }),
  ),
  fc.tuple(some, fc.boolean()).map(([at, isLost]) =>
    command(`reply ${at} ${isLost ? 'is lost' : 'comes'}`, async (_, phone) => {
      const flight = pick(
        phone.flights.filter(({ reply }) => isLost || reply !== null),
        at,
      )
      if (flight) await phone.end(flight, !isLost)
    }),
  ),
  fc.nat({ max: 1 }).map(tab =>
    command(`tab ${tab} is killed`, async (_, phone) => {
      for (const flight of phone.flights) if (flight.tab === tab) flight.tab = null
    }),
  ),
  fc
    .oneof(
      { weight: 20, arbitrary: fc.constantFrom(100, 7000, attemptMs) },
      { weight: 1, arbitrary: fc.constant(dayMs) },
    )
    .map(ms =>
      command(`${ms} ms pass`, async (model, phone) => {
        vi.setSystemTime(Date.now() + ms)
        for (const flight of phone.flights) if (flight.deadline <= Date.now()) await phone.end(flight, false)
        model.isOver = Date.now() >= start + dayMs
      }),
    ),
]

test('no stored order is lost, none is placed twice or after its withdrawal, and all end after 24 hours', async () => {
  const outcomes = { placed: 0, refused: 0, withdrawn: 0, over: 0 }
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: 'max' }), async life => {
      vi.useFakeTimers({ toFake: ['Date'], now: start })
      const model: Model = { acknowledged: new Map(), withdrawn: new Set(), isOver: false }
      const phone = new Phone()
      await fc.asyncModelRun(() => ({ model, real: phone }), life)
      // In the end the network is back, and every order is placed or shown as refused.
      if (!model.isOver) await sendAll(phone)
      const shown = await phone.store.all()
      expect(shown.filter(({ progress }) => progress.kind !== 'refused')).toEqual([])
      await checkProperties(model, phone)
      outcomes.placed += phone.served.size
      outcomes.refused += shown.length
      outcomes.withdrawn += model.withdrawn.size
      outcomes.over += Number(model.isOver)
    }),
    longRun({ numRuns: 400, seed: 1 }, { numRuns: 50_000 }),
  )
  for (const [name, count] of Object.entries(outcomes)) expect(count, name).toBeGreaterThan(10)
})

test('a refusal is not final if another attempt was in flight beside it, which may have been placed after it', () => {
  const times = { deadline: start + attemptMs, now: start }
  const refused = (problem: Refusal['problem'], status: number): OrderEvent => ({
    ...{ kind: 'refused', refusal: { problem, status, fields: {} } },
    ...times,
  })
  const claimed: OrderEvent = { kind: 'claimed', ...times }
  const events = [claimed, claimed, refused('internal', 500), refused('too-many-orders', 400)]
  const waiting: Progress | null = { kind: 'waiting' }
  expect(events.reduce<Progress | null>(transition, waiting)).toEqual({ kind: 'unanswered', attempts: [] })
  // Sent once more, alone, it is.
  const alone = [...events, claimed, refused('too-many-orders', 400)]
  expect(alone.reduce<Progress | null>(transition, waiting)).toMatchObject({ kind: 'refused' })
})

async function sendAll(phone: Phone): Promise<void> {
  for (const flight of phone.flights) await phone.end(flight, true)
  for (const { key } of await phone.store.all()) {
    const flight = await phone.claim(0, key)
    if (!flight) continue
    phone.arrive(flight, null)
    await phone.end(flight, true)
  }
}
