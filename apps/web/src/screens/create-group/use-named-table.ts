// Codes printed by the first release contain the restaurant's id and the table's name. If the restaurant has a table of that
// name, they lead to the same screen as its current code.

import { findRestaurantTableByName } from '@tablemate/contract/restaurant-tables.ts'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { call } from '../../api/call.ts'
import { problemOf } from '../../api/call-problem.ts'
import { paths } from '../../paths.ts'

export type NamedTableState =
  /** The address names no table of the restaurant, so the form creates a group. */
  | { readonly kind: 'none' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }

/** Looks the table up and opens it. If the lookup fails, no form is shown, because its group would not be the table's. */
export function useNamedTable(): NamedTableState {
  const [query] = useSearchParams()
  const restaurantId = query.get('restaurant') ?? ''
  const name = query.get('table') ?? ''
  const isCode = /^\d+$/.test(restaurantId) && name.trim() !== ''
  const [state, setState] = useState<NamedTableState>({ kind: isCode ? 'looking' : 'none' })
  const [tries, setTries] = useState(0)
  const [, navigate] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the request
  useEffect(() => {
    if (!isCode) return
    let isHere = true
    setState({ kind: 'looking' })
    call(findRestaurantTableByName, { query: { restaurantId, name } }).then(
      ({ token }) => {
        if (!isHere) return
        if (token) navigate(paths.table(token), { replace: true })
        else setState({ kind: 'none' })
      },
      error => {
        if (!isHere) return
        // The name is not a valid table name.
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
