// Most orders wait for nothing, so what shows those that do is fetched at rest. Where it has not arrived, the order can be
// seen nevertheless.

import { Suspense, useEffect } from 'react'
import { whenIdle } from '../../device/when-idle.ts'
import { lazyExtra } from '../../ui/lazy-extra.ts'
import type { OwnWaitingOrderProps } from './own-waiting-order.tsx'
import { orderText } from './table-news.ts'

const fetchIt = async () => (await import('./own-waiting-order.tsx')).OwnWaitingOrder
const OwnWaitingOrder = lazyExtra<OwnWaitingOrderProps>(() => fetchIt().catch(() => Plain))

export function usePreloadedWaitingOrder(): void {
  useEffect(() => whenIdle(() => void fetchIt().catch(() => undefined)), [])
}

export function LazyOwnWaitingOrder(props: OwnWaitingOrderProps) {
  return (
    <Suspense fallback={<Plain {...props} />}>
      <OwnWaitingOrder {...props} />
    </Suspense>
  )
}

function Plain({ order }: OwnWaitingOrderProps) {
  return (
    <article className="wrap-anywhere rounded-card border border-edge border-dashed p-4">
      {orderText(order)}
    </article>
  )
}
