// The room with its tables: who sits at which, and when they go on and when they rest.

import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { getTable, type Table, type TableChange } from '#contract/live.ts'
import { applyChange } from '../src/contract/table-change.ts'
import { seededRandom } from '../test/sampling/seeded-random.ts'
import type { Calling } from './calls.ts'
import { openTable } from './guests.ts'
import type { Ledger, TableLog } from './ledger.ts'
import type { Seat } from './simulated-diner.ts'
import { type Watcher, watch } from './watchers.ts'

const seatsPerTable = 3
const watchersPerTable = 2
const thinkMs = 150
/** With all that is lost on the way: a hub looks every five seconds for what it was not told. */
const convergeMs = 15_000
const agreeTries = 20
const agreePauseMs = 200

interface Party {
  seats: Seat[]
  watchers: Watcher<Table>[]
}

export interface Room {
  /** Everybody goes on; the oldest tables make place for new ones. */
  open(): Promise<void>
  /** Everybody finishes what they do, and all who look on must see what is there. */
  settle(): Promise<void>
  /** Of the tables at which somebody sits. */
  logs(): TableLog[]
  /** How many events the streams brought. */
  events(): number
  close(): void
}

interface RoomOptions {
  readonly ledger: Ledger
  readonly calling: Calling
  readonly tables: number
  readonly seed: number
  readonly line: string
  readonly nodes: () => readonly string[]
}

export function openRoom({ ledger, calling, tables, seed, line, nodes }: RoomOptions): Room {
  let isOpen = false
  let parties: Party[] = []
  let events = 0
  let drawn = 2
  let running: Promise<unknown> = Promise.resolve()
  const nextRandom = () => {
    drawn += 1
    return seededRandom(seed + drawn)
  }

  async function begin(): Promise<Party> {
    const callers = Array.from({ length: seatsPerTable }, () => calling.makeCaller(nextRandom()))
    const seats = await openTable(ledger, callers, nextRandom())
    const watchers = seats.slice(0, watchersPerTable).map((seat, at) => lookOn(seat, at === 0))
    const party = { seats, watchers }
    parties.push(party)
    return party
  }

  function lookOn({ log, caller }: Seat, isByLine: boolean): Watcher<Table> {
    const random = nextRandom()
    const next = () => {
      const up = nodes()
      return caller.at(isByLine ? line : (up[Math.floor(random() * up.length)] ?? line))
    }
    const onEvent = () => {
      events += 1
    }
    const listen = () => next().listen(log.group?.id ?? '')
    return watch(ledger, { name: log.mark, listen, apply: applyToTable, random, onEvent })
  }

  async function dine(seat: Seat): Promise<void> {
    const random = nextRandom()
    while (isOpen) {
      await seat.act()
      await wait(2 * thinkMs * random())
    }
  }

  async function spend(party: Promise<Party>): Promise<void> {
    try {
      const { seats } = await party
      await Promise.all(seats.map(dine))
    } catch (error) {
      ledger.breaches.push((error as Error).message)
    }
  }

  /** What every node answers of the table, which must be one and the same once what was given up has come to its end. */
  async function read({ log, caller }: Seat): Promise<Table | null> {
    const ask = (url: string) => caller.at(url).call(getTable, { params: { groupId: log.group?.id ?? '' } })
    for (let tries = 1; tries <= agreeTries; tries += 1) {
      const told = await Promise.all(nodes().map(ask))
      const [first] = told
      if (first && told.every(({ status, body }) => status === 200 && isDeepStrictEqual(body, first.body)))
        return first.body
      await wait(agreePauseMs)
    }
    ledger.breaches.push(`${log.mark}: the nodes do not answer the same`)
    return null
  }

  async function check({ seats, watchers }: Party): Promise<void> {
    const [seat] = seats
    const table = seat && (await read(seat))
    if (!seat || !table) return
    const { bill, payments } = table
    const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
    const shared = bill.memberSplits.reduce((sum, split) => sum + split.amount + split.tipAmount, 0)
    if (paid !== bill.collected || paid > bill.finalTotal || shared !== bill.finalTotal)
      ledger.breaches.push(`${seat.log.mark}: ${paid} paid, ${shared} shared out of ${bill.finalTotal}`)
    const seen = await Promise.all(
      watchers.map(watcher => watcher.converges(shown => isDeepStrictEqual(shown, table), convergeMs)),
    )
    if (seen.includes(false)) ledger.breaches.push(`${seat.log.mark}: a phone does not show what is there`)
  }

  function leave(party: Party): void {
    for (const watcher of party.watchers) watcher.close()
  }

  return {
    async open() {
      isOpen = true
      for (const party of parties.slice(0, Math.ceil(parties.length / 3))) leave(party)
      parties = parties.slice(Math.ceil(parties.length / 3))
      const going = parties.map(party => spend(Promise.resolve(party)))
      const fresh = Array.from({ length: tables - going.length }, () => spend(begin()))
      running = Promise.all([...going, ...fresh])
    },
    async settle() {
      isOpen = false
      await running
      await Promise.all(parties.map(check))
    },
    logs: () => parties.flatMap(({ seats }) => seats[0]?.log ?? []),
    events: () => events,
    close() {
      isOpen = false
      parties.forEach(leave)
    },
  }
}

function applyToTable(shown: Table, change: TableChange): Table | null {
  const applied = applyChange(shown, change)
  switch (applied.kind) {
    case 'applied':
      return applied.table
    case 'gap':
      return null
    default:
      return shown
  }
}
