// Starts a group and lets further diners join it. The ledger records each call before it is sent and when it has a reply.

import { randomUUID } from 'node:crypto'
import { createGroup, type Group, type Member } from '@tablemate/contract/groups.ts'
import { noRates, startingTip } from '@tablemate/domain/bill/rates.ts'
import type { Caller } from './clients.ts'
import { joinLoggedGroup } from './join-group.ts'
import { type Ledger, openGroupLog } from './ledger.ts'
import { countAcknowledged } from './record-outcome.ts'
import { makeDiner, type SimulatedDiner } from './simulated-diner.ts'

/** Starts a table with one diner per caller, at a registered restaurant if one is given. Throws if the start is refused. */
export async function openGroup(
  ledger: Ledger,
  callers: readonly Caller[],
  random: () => number,
  restaurantId: number | null = null,
): Promise<SimulatedDiner[]> {
  const log = openGroupLog(ledger.nextMark('Table '))
  ledger.groups.push(log)
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
  const started = await host.retry(phone => phone.call(createGroup, { body, key }))
  if (started.kind !== 'done') throw new Error(`${log.mark} could not be started: ${JSON.stringify(started)}`)
  const { group, member } = started.body as { group: Group; member: Member }
  log.group = group
  // No restaurant of the trial charges a service fee.
  log.tips.add(startingTip(group, noRates))
  log.members.push({ ...first, outcome: 'done', id: member.id })
  log.keyed.done += 1
  countAcknowledged(ledger, 'tables')
  const diners = [makeDiner({ ledger, log, group, caller: host, memberId: member.id }, random)]
  for (const guest of guests) {
    const { id } = await joinLoggedGroup(ledger, log, group, guest)
    if (id !== null) diners.push(makeDiner({ ledger, log, group, caller: guest, memberId: id }, random))
  }
  return diners
}
