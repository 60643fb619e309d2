// Loads the card of a waiting order when the page is idle, because few orders wait. Until it is loaded, the order shows as
// text.

import { useEffect } from 'react'
import { whenIdle } from '../../device/when-idle.ts'
import { lazyOrPlain } from '../../ui/lazy-or-plain.tsx'
import { orderText } from './group-events.ts'
import type { OwnWaitingOrderProps } from './own-waiting-order.tsx'

const load = async () => (await import('./own-waiting-order.tsx')).OwnWaitingOrder
export const LazyOwnWaitingOrder = lazyOrPlain<OwnWaitingOrderProps>(load, ({ order }) => (
  <article className="wrap-anywhere rounded-card border border-edge border-dashed p-4">
    {orderText(order)}
  </article>
))

export function usePreloadedWaitingOrder(): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [])
}
