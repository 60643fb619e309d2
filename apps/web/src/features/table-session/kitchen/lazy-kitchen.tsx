// Loads the parts about the kitchen: immediately if orders reach the kitchen, otherwise when the page is idle.

import type { GroupState } from '@tablemate/contract/live.ts'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../../lib/device/when-idle.ts'
import { lazyOrPlain } from '../../../ui/lazy-or-plain.tsx'
import type { KitchenPartProps } from './kitchen-part.tsx'
import type { RestOfGroupProps } from './rest-of-group.tsx'

export const LazyKitchenPart = lazyOrPlain<KitchenPartProps>(
  async () => (await import('./kitchen-part.tsx')).KitchenPart,
  () => null,
)

export function LazyBelowOwnOrders(below: RestOfGroupProps) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle && <LazyKitchenPart below={below} />
}

/** Nothing if the restaurant's staff does not receive calls. */
export function LazyServiceRequests({
  groupState: { group, requests },
}: {
  readonly groupState: GroupState
}) {
  return requests && <LazyKitchenPart calls={{ groupId: group.id, requests }} />
}
