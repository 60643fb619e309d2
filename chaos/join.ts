// Somebody joins a table that is there, once, under a name of their own.

import { randomUUID } from 'node:crypto'
import { type Group, joinGroup } from '#contract/groups.ts'
import type { Caller } from './calls.ts'
import type { Ledger, SentMember, TableLog } from './ledger.ts'
import { outcomeOf, settle } from './record-outcome.ts'

export async function join(
  ledger: Ledger,
  log: TableLog,
  group: Pick<Group, 'id'>,
  caller: Caller,
  tries?: number,
): Promise<SentMember> {
  const entry: SentMember = { mark: ledger.nextMark('Diner '), outcome: 'unknown', id: null, left: 'no' }
  log.members.push(entry)
  const key = randomUUID()
  const ended = await caller.insist(
    phone => phone.call(joinGroup, { params: { groupId: group.id }, body: { name: entry.mark }, key }),
    tries,
  )
  settle(ledger, log, 'join', ended, true)
  entry.outcome = outcomeOf(ended)
  if (ended.kind === 'done') entry.id = ended.body.id
  return entry
}
