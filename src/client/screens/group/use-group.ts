// The table as this phone's diner sees it: the live table, and who they are at it.

import { useEffect, useState } from 'react'
import type { Member } from '#contract/groups.ts'
import type { Table } from '#contract/live.ts'
import { refetchTable } from '../../api/cache.ts'
import { type LiveState, type LiveTable, useTable } from '../../table/use-table.ts'

/** Missing also where this phone's member is not at the table. */
export type GroupState =
  | Exclude<LiveTable, { kind: 'ready' }>
  | {
      readonly kind: 'ready'
      readonly table: Table
      readonly me: Member
      readonly line: LiveState
    }

export function useGroup(groupId: string, memberId: number): GroupState {
  const live = useTable(groupId)
  const me = live.kind === 'ready' ? live.table.members.find(({ id }) => id === memberId) : undefined
  const isAbsent = live.kind === 'ready' && !me
  const hasAsked = useAskedAgain(groupId, isAbsent)

  if (live.kind !== 'ready') return live
  if (me) return { ...live, me }
  return { kind: hasAsked ? 'missing' : 'loading' }
}

/** Who has just joined may be missing in what this phone knew before: the table is asked for once more. */
function useAskedAgain(groupId: string, isAbsent: boolean): boolean {
  const [hasAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!isAbsent) return
    let isHere = true
    const done = () => {
      if (isHere) setAsked(true)
    }
    refetchTable(groupId).then(done, done)
    return () => {
      isHere = false
    }
  }, [groupId, isAbsent])
  return hasAsked
}
