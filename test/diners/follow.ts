// A phone that follows its table: it applies the initial state and every change of the event stream.

import type { Table, TableChange } from '@tablemate/contract/live.ts'
import { getTable } from '@tablemate/contract/live.ts'
import { applyChange } from '@tablemate/contract/table-change.ts'
import type { Phone, TestStream } from './phone.ts'

export interface FollowedTable {
  /** The table as the phone shows it now. */
  table(): Table
  /** The number of received events. */
  count(): number
  /** Waits for this revision or a later one. Throws if a change is missing or the stream ended. */
  until(revision: number): Promise<Table>
  readonly stream: TestStream
}

/** Opens the stream of a table and follows it. */
export async function follow(phone: Phone, groupId: string): Promise<FollowedTable> {
  const stream = await phone.listen(groupId)
  const first = await stream.next()
  if (first?.kind !== 'state') throw new Error(`the stream started with ${first?.kind ?? stream.status}`)
  let table = first.data as Table
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
        const applied = applyChange(table, event.data as TableChange)
        if (applied.kind === 'gap') throw new Error(`a change after revision ${table.revision} is missing`)
        if (applied.kind === 'applied') table = applied.table
      }
      return table
    },
  }
}

/** Fetches the table by a GET request. */
export async function fetchTable(phone: Phone, groupId: string): Promise<Table> {
  const { status, body } = await phone.call(getTable, { params: { groupId } })
  if (status !== 200) throw new Error(`the table request failed with ${status}`)
  return body
}
