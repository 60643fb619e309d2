// Looks up a table's printed code. If this phone has joined the table's party already, it opens the group directly.

import type { ReplyOf } from '@tablemate/contract/endpoint.ts'
import { scanRestaurantTable } from '@tablemate/contract/restaurant-tables.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import type { Pending } from '../../lib/api/loaded.ts'
import { findMembership, storeMembership } from '../../lib/device/membership.ts'
import { paths } from '../../lib/paths.ts'
import { preload } from '../../ui/preload.ts'

export type ScannedTable = ReplyOf<typeof scanRestaurantTable>

export type PrintedCodeState =
  | Pending
  | { readonly kind: 'missing' }
  | { readonly kind: 'found'; readonly scanned: ScannedTable }

export function usePrintedCode(token: string) {
  const [state, setState] = useState<PrintedCodeState>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  const [, navigate] = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the request
  useEffect(() => {
    let isHere = true
    setState({ kind: 'loading' })
    call(scanRestaurantTable, { params: { token } }).then(
      scanned => {
        if (!isHere) return
        if (scanned.mine) enter(scanned.mine, navigate)
        else setState({ kind: 'found', scanned })
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

function failureOf(error: unknown, retry: () => void): PrintedCodeState {
  const problem = problemOf(error)
  if (problem === 'table-not-found' || problem === 'not-found') return { kind: 'missing' }
  return { kind: 'failed', error, retry }
}
