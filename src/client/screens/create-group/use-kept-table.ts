// The printed codes of the first release bear restaurant and table by name. Where the restaurant keeps a table of that
// name, they lead to where its present code leads.

import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { findTableByName } from '#contract/tables.ts'
import { call } from '../../api/call.ts'
import { paths } from '../../paths.ts'

/** Whether that is being looked up. Where it cannot be, a group is started as ever. */
export function useKeptTable(): boolean {
  const [asked] = useSearchParams()
  const restaurantId = asked.get('restaurant') ?? ''
  const name = asked.get('table') ?? ''
  const isCode = /^\d+$/.test(restaurantId) && name.trim() !== ''
  const [isLooking, setLooking] = useState(isCode)
  const [, navigate] = useLocation()
  useEffect(() => {
    if (!isCode) return
    let isHere = true
    call(findTableByName, { query: { restaurantId, name } }).then(
      ({ token }) => {
        if (!isHere) return
        if (token) navigate(paths.table(token), { replace: true })
        else setLooking(false)
      },
      () => isHere && setLooking(false),
    )
    return () => {
      isHere = false
    }
  }, [isCode, restaurantId, name, navigate])
  return isLooking
}
