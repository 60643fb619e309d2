// Stores the groups that this page shows, so that a restarted app shows them without a network: one record per group, so that
// tabs never overwrite each other's.

import type { GroupState } from '@tablemate/contract/live.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type Records, readRecords, recordName } from '../device/records.ts'

/** The version of a stored group's shape. A group of another version is fetched again. */
export const groupShape = 14

interface StoredGroup {
  readonly shape: number
  readonly table: GroupState
  /** When the group was last known to be up to date, in milliseconds since the epoch. */
  readonly confirmedAt: number
}

/** The first change is written immediately, later changes once per interval, because a busy table changes many times a second. */
const writeIntervalMs = 1000

export interface GroupStore {
  /** Shows the stored groups. Deletes unreadable ones. Rejects as `Records.all`. */
  restore(): Promise<void>
  /** Writes pending changes at once. */
  flush(): void
  /** Deletes the group and its menu. */
  forget(groupId: string): Promise<void>
}

export function createGroupStore(cache: QueryClient, records: Records): GroupStore {
  const due = new Map<string, StoredGroup>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRestoring = false

  function flush(): void {
    clearTimeout(timer)
    timer = due.size > 0 ? setTimeout(flush, writeIntervalMs) : undefined
    for (const [groupId, stored] of due) void records.put(recordName.table(groupId), stored)
    due.clear()
  }

  function show({ table, confirmedAt }: StoredGroup): void {
    const key = ['group', table.group.id]
    if (!cache.getQueryData(key)) cache.setQueryData(key, table, { updatedAt: confirmedAt })
  }

  cache.getQueryCache().subscribe(event => {
    const [kind, groupId] = event.query.queryKey as [string, string]
    if (kind !== 'group' || event.type !== 'updated' || event.action.type !== 'success' || isRestoring) return
    const { data: groupState, dataUpdatedAt: confirmedAt } = event.query.state
    due.set(groupId.toLowerCase(), { shape: groupShape, table: groupState, confirmedAt })
    if (timer === undefined) flush()
  })

  return {
    flush,
    async restore() {
      const stored = await readRecords(records, 'table')
      isRestoring = true
      for (const [, record] of stored) if (isStoredGroup(record)) show(record)
      isRestoring = false
      const unreadable = stored.flatMap(([name, record]) => (isStoredGroup(record) ? [] : [name]))
      if (unreadable.length > 0) await records.remove(unreadable)
    },
    async forget(groupId) {
      due.delete(groupId)
      await records.remove([recordName.table(groupId), recordName.menu(groupId)])
    },
  }
}

function isStoredGroup(record: unknown): record is StoredGroup {
  const { shape, table, confirmedAt } = (record ?? {}) as Partial<StoredGroup>
  return (
    shape === groupShape &&
    Number.isFinite(confirmedAt) &&
    Number.isInteger(table?.revision) &&
    isObject(table?.group) &&
    isObject(table.bill) &&
    [table.members, table.orders, table.payments].every(Array.isArray)
  )
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null
