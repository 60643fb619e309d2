// A phone that follows its group: it applies the initial state and every change of the event stream.

import { applyChange } from '@tablemate/contract/group-change.ts'
import type { GroupChange, GroupState } from '@tablemate/contract/live.ts'
import { getGroupState } from '@tablemate/contract/live.ts'
import type { Phone, TestStream } from './phone.ts'

export interface FollowedGroup {
  /** The group as the phone shows it now. */
  table(): GroupState
  /** The number of received events. */
  count(): number
  /** Waits for this revision or a later one. Throws if a change is missing or the stream ended. */
  until(revision: number): Promise<GroupState>
  readonly stream: TestStream
}

/** Opens the stream of a group and follows it. */
export async function follow(phone: Phone, groupId: string): Promise<FollowedGroup> {
  const stream = await phone.listen(groupId)
  const first = await stream.next()
  if (first?.kind !== 'state') throw new Error(`the stream started with ${first?.kind ?? stream.status}`)
  let table = first.data as GroupState
  let count = 1
  return {
    stream,
    table: () => table,
    count: () => count,
    async until(revision) {
      while (table.revision < revision) {
        const event = await stream.next()
        if (event?.kind !== 'change')
          throw new Error(`the stream ended before revision ${revision}: ${event?.kind}`)
        count += 1
        const applied = applyChange(table, event.data as GroupChange)
        if (applied.kind === 'gap') throw new Error(`a change after revision ${table.revision} is missing`)
        if (applied.kind === 'applied') table = applied.groupState
      }
      return table
    },
  }
}

/** Fetches the group by a GET request. */
export async function fetchGroupState(phone: Phone, groupId: string): Promise<GroupState> {
  const { status, body } = await phone.call(getGroupState, { params: { groupId } })
  if (status !== 200) throw new Error(`the table request failed with ${status}`)
  return body
}
