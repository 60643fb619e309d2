// Most orders wait for nothing, so what shows those that do is fetched at rest. Where it has not arrived, the order can be
// seen nevertheless.

import { useEffect } from 'react'
import { whenIdle } from '../../device/when-idle.ts'
import { lazyOrPlain } from '../../ui/lazy-or-plain.tsx'
import type { OwnWaitingOrderProps } from './own-waiting-order.tsx'
import { orderText } from './table-events.ts'

const fetchIt = async () => (await import('./own-waiting-order.tsx')).OwnWaitingOrder
export const LazyOwnWaitingOrder = lazyOrPlain<OwnWaitingOrderProps>(fetchIt, ({ order }) => (
  <article className="wrap-anywhere rounded-card border border-edge border-dashed p-4">
    {orderText(order)}
  </article>
))

export function usePreloadedWaitingOrder(): void {
  useEffect(() => whenIdle(() => void fetchIt().catch(() => undefined)), [])
}
