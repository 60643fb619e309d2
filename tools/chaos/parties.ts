// Simulates the parties at all tables: lets their diners act, pauses them, and compares what nodes and live streams show.

import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { getTable, type Table, type TableChange } from '@tablemate/contract/live.ts'
import { applyChange } from '@tablemate/contract/table-change.ts'
import { seededRandom } from '@tablemate/test/sampling/seeded-random.ts'
import type { Clients } from './clients.ts'
import type { Ledger, TableLog } from './ledger.ts'
import { openTable } from './open-table.ts'
import type { SimulatedDiner } from './simulated-diner.ts'
import { type Watcher, watch } from './watchers.ts'

const dinersPerTable = 3
const watchersPerTable = 2
const thinkMs = 150
/** Long enough although events may be lost: the table broadcaster reconciles with the database every five seconds. */
const convergeMs = 15_000
const agreeTries = 20
const agreePauseMs = 200

interface Party {
  diners: SimulatedDiner[]
  watchers: Watcher<Table>[]
}

export interface Parties {
  /** Lets all diners continue. The oldest third of the parties leaves, and new parties take their tables. */
  start(): Promise<void>
  /** Waits until all diners have finished their calls, then checks that nodes and watchers show the same. */
  pauseAndCheck(): Promise<void>
  /** The ledger's records of the tables with a party. */
  logs(): TableLog[]
  /** How many live events arrived. */
  events(): number
  close(): void
}

interface PartiesOptions {
  readonly ledger: Ledger
  readonly clients: Clients
  readonly tables: number
  readonly seed: number
  readonly proxyUrl: string
  readonly nodes: () => readonly string[]
}

export function simulateParties({ ledger, clients, tables, seed, proxyUrl, nodes }: PartiesOptions): Parties {
  let isOpen = false
  let parties: Party[] = []
  let events = 0
  let randoms = 2
  let running: Promise<unknown> = Promise.resolve()
  const nextRandom = () => {
    randoms += 1
    return seededRandom(seed + randoms)
  }

  async function startParty(): Promise<Party> {
    const callers = Array.from({ length: dinersPerTable }, () => clients.makeCaller(nextRandom()))
    const diners = await openTable(ledger, callers, nextRandom())
    const watchers = diners.slice(0, watchersPerTable).map((diner, at) => startWatching(diner, at === 0))
    const party = { diners, watchers }
    parties.push(party)
    return party
  }

  function startWatching({ log, caller }: SimulatedDiner, isByProxy: boolean): Watcher<Table> {
    const random = nextRandom()
    const next = () => {
      const up = nodes()
      return caller.at(isByProxy ? proxyUrl : (up[Math.floor(random() * up.length)] ?? proxyUrl))
    }
    const onEvent = () => {
      events += 1
    }
    const listen = () => next().listen(log.group?.id ?? '')
    return watch(ledger, { name: log.mark, listen, apply: applyToTable, random, onEvent })
  }

  async function actWhileOpen(diner: SimulatedDiner): Promise<void> {
    const random = nextRandom()
    while (isOpen) {
      await diner.act()
      await wait(2 * thinkMs * random())
    }
  }

  async function run(party: Promise<Party>): Promise<void> {
    try {
      const { diners } = await party
      await Promise.all(diners.map(actWhileOpen))
    } catch (error) {
      ledger.breaches.push((error as Error).message)
    }
  }

  /** The table that every node returns. All nodes must agree once the calls that were given up have ended. */
  async function readFromAllNodes({ log, caller }: SimulatedDiner): Promise<Table | null> {
    const get = (url: string) => caller.at(url).call(getTable, { params: { groupId: log.group?.id ?? '' } })
    for (let tries = 1; tries <= agreeTries; tries += 1) {
      const replies = await Promise.all(nodes().map(get))
      const [first] = replies
      if (first && replies.every(({ status, body }) => status === 200 && isDeepStrictEqual(body, first.body)))
        return first.body
      await wait(agreePauseMs)
    }
    ledger.breaches.push(`${log.mark}: the nodes do not answer the same`)
    return null
  }

  async function check({ diners, watchers }: Party): Promise<void> {
    const [diner] = diners
    const table = diner && (await readFromAllNodes(diner))
    if (!diner || !table) return
    const { bill, payments } = table
    const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
    const shared = bill.memberSplits.reduce((sum, split) => sum + split.amount + split.tipAmount, 0)
    if (paid !== bill.collected || paid > bill.finalTotal || shared !== bill.finalTotal)
      ledger.breaches.push(`${diner.log.mark}: ${paid} paid, ${shared} shared out of ${bill.finalTotal}`)
    const seen = await Promise.all(
      watchers.map(watcher => watcher.converges(shown => isDeepStrictEqual(shown, table), convergeMs)),
    )
    if (seen.includes(false)) ledger.breaches.push(`${diner.log.mark}: a phone does not show what is there`)
  }

  function leave(party: Party): void {
    for (const watcher of party.watchers) watcher.close()
  }

  return {
    async start() {
      isOpen = true
      for (const party of parties.slice(0, Math.ceil(parties.length / 3))) leave(party)
      parties = parties.slice(Math.ceil(parties.length / 3))
      const going = parties.map(party => run(Promise.resolve(party)))
      const fresh = Array.from({ length: tables - going.length }, () => run(startParty()))
      running = Promise.all([...going, ...fresh])
    },
    async pauseAndCheck() {
      isOpen = false
      await running
      await Promise.all(parties.map(check))
    },
    logs: () => parties.flatMap(({ diners }) => diners[0]?.log ?? []),
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
