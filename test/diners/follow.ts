// A phone that shows its table: it takes the state that its line starts with and every change that comes after.

import type { Table, TableChange } from '#contract/live.ts'
import { getTable } from '#contract/live.ts'
import { applyChange } from '../../src/contract/table-change.ts'
import type { Line, Phone } from './phone.ts'

export interface Screen {
  /** What the phone shows now. */
  table(): Table
  /** How many events came. */
  count(): number
  /** Waits until the phone shows this revision or a later one; throws if a change was missed or the line ended. */
  until(revision: number): Promise<Table>
  readonly line: Line
}

/** Opens the line and shows the table as the line tells it. */
export async function follow(phone: Phone, groupId: string): Promise<Screen> {
  const line = await phone.listen(groupId)
  const first = await line.next()
  if (first?.kind !== 'state') throw new Error(`the line began with ${first?.kind ?? line.status}`)
  let table = first.data as Table
  let count = 1
  return {
    line,
    table: () => table,
    count: () => count,
    async until(revision) {
      while (table.revision < revision) {
        const event = await line.next()
        if (event?.kind !== 'change')
          throw new Error(`the line ended before revision ${revision}: ${event?.kind}`)
        count += 1
        const applied = applyChange(table, event.data as TableChange)
        if (applied.kind === 'gap') throw new Error(`a change after revision ${table.revision} was not told`)
        if (applied.kind === 'applied') table = applied.table
      }
      return table
    },
  }
}

/** The table as a GET answers it. */
export async function look(phone: Phone, groupId: string): Promise<Table> {
  const { status, body } = await phone.call(getTable, { params: { groupId } })
  if (status !== 200) throw new Error(`the table answered ${status}`)
  return body
}
