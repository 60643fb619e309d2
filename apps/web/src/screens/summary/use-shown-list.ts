// The list that this phone last showed to the waiter, stored until the group ends.

import type { Portion, Remark } from '@tablemate/domain/orders/waiter-list.ts'
import { useState } from 'react'
import { readStored, store } from '../../device/storage.ts'

export interface ShownList {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly portions: readonly Portion[]
  readonly remarks: readonly Remark[]
}

export function useShownList(groupId: string) {
  const key = `waiter_${groupId.toLowerCase()}`
  const [shown, setShown] = useState(() => parse(readStored(key)))
  return {
    /** Null if no list was shown yet. */
    shown,
    storeShown(list: Omit<ShownList, 'at'>) {
      const now = { ...list, at: Date.now() }
      store(key, JSON.stringify(now))
      setShown(now)
    },
  }
}

function parse(stored: string | null): ShownList | null {
  try {
    const list: ShownList | null = JSON.parse(stored ?? 'null')
    const isValid =
      typeof list?.at === 'number' && Array.isArray(list.portions) && Array.isArray(list.remarks)
    return isValid ? list : null
  } catch {
    return null
  }
}
