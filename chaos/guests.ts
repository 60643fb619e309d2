// The evening's guests come in: a table is started, and others join it, each noted in the ledger before it is sent and
// when it is answered.

import { randomUUID } from 'node:crypto'
import { createGroup, type Group, type Member } from '#contract/groups.ts'
import type { Caller } from './calls.ts'
import { join } from './join.ts'
import { type Ledger, openTableLog } from './ledger.ts'
import { count } from './record-outcome.ts'
import { type Seat, takeSeat } from './simulated-diner.ts'

/**
 * A new table, with its first diner and so many others; at a registered restaurant, if one is given. Throws when its start is
 * refused.
 */
export async function openTable(
  ledger: Ledger,
  callers: readonly Caller[],
  random: () => number,
  restaurantId: number | null = null,
): Promise<Seat[]> {
  const log = openTableLog(ledger.nextMark('Table '))
  ledger.tables.push(log)
  const [host, ...guests] = callers
  if (!host) return []
  const first = {
    mark: ledger.nextMark('Diner '),
    outcome: 'unknown' as const,
    id: null,
    left: 'no' as const,
  }
  const key = randomUUID()
  const body = {
    restaurantName: 'Osteria Lucia',
    restaurantId,
    tableNumber: log.mark,
    memberName: first.mark,
    isUniversalMode: restaurantId === null,
  }
  const started = await host.insist(phone => phone.call(createGroup, { body, key }))
  if (started.kind !== 'done') throw new Error(`${log.mark} could not be started: ${JSON.stringify(started)}`)
  const { group, member } = started.body as { group: Group; member: Member }
  log.group = group
  log.members.push({ ...first, outcome: 'done', id: member.id })
  log.keyed.done += 1
  count(ledger, 'tables')
  const seats = [takeSeat({ ledger, log, group, caller: host, memberId: member.id }, random)]
  for (const guest of guests) {
    const { id } = await join(ledger, log, group, guest)
    if (id !== null) seats.push(takeSeat({ ledger, log, group, caller: guest, memberId: id }, random))
  }
  return seats
}
