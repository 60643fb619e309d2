// Simulates the groups in all groups: lets their diners act, pauses them, and compares what nodes and live streams show.

import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { applyChange } from '@tablemate/contract/group-change.ts'
import { type GroupChange, type GroupState, getGroupState } from '@tablemate/contract/live.ts'
import { seededRandom } from '@tablemate/test/sampling/seeded-random.ts'
import type { Clients } from './clients.ts'
import type { GroupLog, Ledger } from './ledger.ts'
import { openGroup } from './open-group.ts'
import type { SimulatedDiner } from './simulated-diner.ts'
import { type Watcher, watch } from './watchers.ts'

const dinersPerGroup = 3
const watchersPerGroup = 2
const thinkMs = 150
/** Long enough although events may be lost: the table broadcaster reconciles with the database every five seconds. */
const convergeMs = 15_000
const agreeTries = 20
const agreePauseMs = 200

interface Group {
  diners: SimulatedDiner[]
  watchers: Watcher<GroupState>[]
}

export interface Groups {
  /** Lets all diners continue. The oldest third of the groups leaves, and new groups take their tables. */
  start(): Promise<void>
  /** Waits until all diners have finished their calls, then checks that nodes and watchers show the same. */
  pauseAndCheck(): Promise<void>
  /** The ledger's records of the groups with a group. */
  logs(): GroupLog[]
  /** How many live events arrived. */
  events(): number
  close(): void
}

interface GroupsOptions {
  readonly ledger: Ledger
  readonly clients: Clients
  readonly count: number
  readonly seed: number
  readonly proxyUrl: string
  readonly nodes: () => readonly string[]
}

export function simulateGroups({ ledger, clients, count, seed, proxyUrl, nodes }: GroupsOptions): Groups {
  let isOpen = false
  let groups: Group[] = []
  let events = 0
  let randoms = 2
  let running: Promise<unknown> = Promise.resolve()
  const nextRandom = () => {
    randoms += 1
    return seededRandom(seed + randoms)
  }

  async function startGroup(): Promise<Group> {
    const callers = Array.from({ length: dinersPerGroup }, () => clients.makeCaller(nextRandom()))
    const diners = await openGroup(ledger, callers, nextRandom())
    const watchers = diners.slice(0, watchersPerGroup).map((diner, at) => startWatching(diner, at === 0))
    const group = { diners, watchers }
    groups.push(group)
    return group
  }

  function startWatching({ log, caller }: SimulatedDiner, isByProxy: boolean): Watcher<GroupState> {
    const random = nextRandom()
    const next = () => {
      const up = nodes()
      return caller.at(isByProxy ? proxyUrl : (up[Math.floor(random() * up.length)] ?? proxyUrl))
    }
    const onEvent = () => {
      events += 1
    }
    const listen = () => next().listen(log.group?.id ?? '')
    return watch(ledger, { name: log.mark, listen, apply: applyToState, random, onEvent })
  }

  async function actWhileOpen(diner: SimulatedDiner): Promise<void> {
    const random = nextRandom()
    while (isOpen) {
      await diner.act()
      await wait(2 * thinkMs * random())
    }
  }

  async function run(group: Promise<Group>): Promise<void> {
    try {
      const { diners } = await group
      await Promise.all(diners.map(actWhileOpen))
    } catch (error) {
      ledger.breaches.push((error as Error).message)
    }
  }

  /** The group that every node returns. All nodes must agree once the calls that were given up have ended. */
  async function readFromAllNodes({ log, caller }: SimulatedDiner): Promise<GroupState | null> {
    const get = (url: string) =>
      caller.at(url).call(getGroupState, { params: { groupId: log.group?.id ?? '' } })
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

  async function check({ diners, watchers }: Group): Promise<void> {
    const [diner] = diners
    const groupState = diner && (await readFromAllNodes(diner))
    if (!diner || !groupState) return
    const { bill, payments } = groupState
    const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
    const shared = bill.memberSplits.reduce((sum, split) => sum + split.amount + split.tipAmount, 0)
    if (paid !== bill.collected || paid > bill.finalTotal || shared !== bill.finalTotal)
      ledger.breaches.push(`${diner.log.mark}: ${paid} paid, ${shared} shared out of ${bill.finalTotal}`)
    const seen = await Promise.all(
      watchers.map(watcher => watcher.converges(shown => isDeepStrictEqual(shown, groupState), convergeMs)),
    )
    if (seen.includes(false)) ledger.breaches.push(`${diner.log.mark}: a phone does not show what is there`)
  }

  function leave(group: Group): void {
    for (const watcher of group.watchers) watcher.close()
  }

  return {
    async start() {
      isOpen = true
      for (const group of groups.slice(0, Math.ceil(groups.length / 3))) leave(group)
      groups = groups.slice(Math.ceil(groups.length / 3))
      const going = groups.map(group => run(Promise.resolve(group)))
      const fresh = Array.from({ length: count - going.length }, () => run(startGroup()))
      running = Promise.all([...going, ...fresh])
    },
    async pauseAndCheck() {
      isOpen = false
      await running
      await Promise.all(groups.map(check))
    },
    logs: () => groups.flatMap(({ diners }) => diners[0]?.log ?? []),
    events: () => events,
    close() {
      isOpen = false
      groups.forEach(leave)
    },
  }
}

function applyToState(shown: GroupState, change: GroupChange): GroupState | null {
  const applied = applyChange(shown, change)
  switch (applied.kind) {
    case 'applied':
      return applied.groupState
    case 'gap':
      return null
    default:
      return shown
  }
}
