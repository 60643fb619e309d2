// Loads the parts about the kitchen: at once if orders reach the kitchen, else when the page is idle.

import type { Table } from '@tablemate/contract/live.ts'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../../device/when-idle.ts'
import { lazyOrPlain } from '../../../ui/lazy-or-plain.tsx'
import type { KitchenPartProps } from './kitchen-part.tsx'
import type { RestOfTableProps } from './rest-of-table.tsx'

export const LazyKitchenPart = lazyOrPlain<KitchenPartProps>(
  async () => (await import('./kitchen-part.tsx')).KitchenPart,
  () => null,
)

export function LazyBelowOwnOrders(below: RestOfTableProps) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle && <LazyKitchenPart below={below} />
}

/** Nothing if the restaurant's staff does not receive calls. */
export function LazyCalls({ table: { group, requests } }: { readonly table: Table }) {
  return requests && <LazyKitchenPart calls={{ groupId: group.id, requests }} />
}
