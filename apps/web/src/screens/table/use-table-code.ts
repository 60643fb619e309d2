// Looks up a table's printed code. If this phone has joined the table's party already, it opens the group directly.

import type { ReplyOf } from '@tablemate/contract/endpoint.ts'
import { scanTable } from '@tablemate/contract/tables.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../api/call.ts'
import { problemOf } from '../../api/call-problem.ts'
import type { Pending } from '../../api/loaded.ts'
import { findMembership, storeMembership } from '../../device/membership.ts'
import { paths } from '../../paths.ts'
import { preload } from '../../ui/preload.ts'

export type FoundTable = ReplyOf<typeof scanTable>

export type TableCodeState =
  | Pending
  | { readonly kind: 'missing' }
  | { readonly kind: 'found'; readonly table: FoundTable }

export function useTableCode(token: string) {
  const [state, setState] = useState<TableCodeState>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  const [, navigate] = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the request
  useEffect(() => {
    let isHere = true
    setState({ kind: 'loading' })
    call(scanTable, { params: { token } }).then(
      table => {
        if (!isHere) return
        if (table.mine) enter(table.mine, navigate)
        else setState({ kind: 'found', table })
      },
      error => {
        if (isHere) setState(failureOf(error, () => setTries(count => count + 1)))
      },
    )
    return () => {
      isHere = false
    }
  }, [token, tries])

  return { state, showMissing: () => setState({ kind: 'missing' }) }
}

/** Opens the group as the member that this phone last was there. */
export function enter(
  { groupId, memberId }: { readonly groupId: string; readonly memberId: number },
  navigate: (path: string, options: { replace: boolean }) => void,
): void {
  if (findMembership(groupId) === null) storeMembership(groupId, memberId)
  void preload(paths.group(groupId))
  navigate(paths.group(groupId), { replace: true })
}

function failureOf(error: unknown, retry: () => void): TableCodeState {
  const problem = problemOf(error)
  if (problem === 'table-not-found' || problem === 'not-found') return { kind: 'missing' }
  return { kind: 'failed', error, retry }
}
