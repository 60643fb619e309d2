// How far the kitchen is with one's own orders, calls for the staff, and what the others have: fetched where orders
// reach the kitchen, else at rest.

import { useEffect, useState } from 'react'
import type { Table } from '#contract/live.ts'
import { whenIdle } from '../../../device/when-idle.ts'
import { lazyOrPlain } from '../../../ui/lazy-or-plain.tsx'
import type { KitchenPartProps } from './kitchen-part.tsx'
import type { RestOfTableProps } from './rest-of-table.tsx'

export const LazyKitchenPart = lazyOrPlain<KitchenPartProps>(
  async () => (await import('./kitchen-part.tsx')).KitchenPart,
  () => null,
)

export function LazyBeside(beside: RestOfTableProps) {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => whenIdle(() => setAtRest(true)), [])
  return isAtRest && <LazyKitchenPart beside={beside} />
}

/** Where somebody at the restaurant hears them. */
export function LazyCalls({ table: { group, requests } }: { readonly table: Table }) {
  return requests && <LazyKitchenPart calls={{ groupId: group.id, requests }} />
}
