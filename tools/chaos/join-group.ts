// A diner joins an existing group once, under a unique name.

import { randomUUID } from 'node:crypto'
import { type Group, joinGroup } from '@tablemate/contract/groups.ts'
import type { Caller } from './clients.ts'
import type { GroupLog, Ledger, SentMember } from './ledger.ts'
import { outcomeOf, recordOutcome } from './record-outcome.ts'

export async function joinLoggedGroup(
  ledger: Ledger,
  log: GroupLog,
  group: Pick<Group, 'id' | 'linkKey'>,
  caller: Caller,
  tries?: number,
): Promise<SentMember> {
  const entry: SentMember = { mark: ledger.nextMark('Diner '), outcome: 'unknown', id: null, left: 'no' }
  log.members.push(entry)
  const key = randomUUID()
  const result = await caller.retry(
    phone =>
      phone.call(joinGroup, {
        params: { groupId: group.id },
        body: { name: entry.mark, key: group.linkKey },
        key,
      }),
    tries,
  )
  recordOutcome(ledger, log, 'join', result, true)
  entry.outcome = outcomeOf(result)
  if (result.kind === 'done') entry.id = result.body.id
  return entry
}
