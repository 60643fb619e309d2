// The printed codes of the first release bear restaurant and table by name. Where the restaurant keeps a table of that
// name, they lead to where its present code leads.

import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { findTableByName } from '#contract/tables.ts'
import { call } from '../../api/call.ts'
import { problemOf } from '../../api/call-problem.ts'
import { paths } from '../../paths.ts'

export type StoredTableState =
  /** The address names no table that the restaurant keeps: a group is started by the form. */
  | { readonly kind: 'none' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }

/** Looks the table up and goes to it. If the lookup fails, no form is offered: its group would be apart from the table. */
export function useStoredTable(): StoredTableState {
  const [asked] = useSearchParams()
  const restaurantId = asked.get('restaurant') ?? ''
  const name = asked.get('table') ?? ''
  const isCode = /^\d+$/.test(restaurantId) && name.trim() !== ''
  const [state, setState] = useState<StoredTableState>({ kind: isCode ? 'looking' : 'none' })
  const [tries, setTries] = useState(0)
  const [, navigate] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!isCode) return
    let isHere = true
    setState({ kind: 'looking' })
    call(findTableByName, { query: { restaurantId, name } }).then(
      ({ token }) => {
        if (!isHere) return
        if (token) navigate(paths.table(token), { replace: true })
        else setState({ kind: 'none' })
      },
      error => {
        if (!isHere) return
        // No table can have such a name.
        if (problemOf(error) === 'invalid') setState({ kind: 'none' })
        else setState({ kind: 'failed', error, retry: () => setTries(count => count + 1) })
      },
    )
    return () => {
      isHere = false
    }
  }, [isCode, restaurantId, name, navigate, tries])
  return state
}
