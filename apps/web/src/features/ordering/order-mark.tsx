// The badge of an order that is paid, is not sent yet, or whose dishes are still to be filled in.

import type { Order } from '@tablemate/contract/orders.ts'
import { Check } from 'lucide-react'
import { texts } from '../../lib/text/texts.ts'

interface Props {
  readonly order: Pick<Order, 'isPaid' | 'state' | 'kitchen'>
  /** The seating is closed: what was not sent stays so. */
  readonly isClosed: boolean
}

export function OrderMark({ order, isClosed }: Props) {
  if (order.isPaid)
    return (
      <span className={`${pill} bg-live-tint text-live`}>
        <Check size={14} strokeWidth={2.4} aria-hidden />
        {texts.order.paid}
      </span>
    )
  if (order.state === 'incomplete')
    return (
      <span className={`${pill} bg-tint text-accent-text`}>
        {order.kitchen !== 'to-confirm'
          ? texts.order.incomplete
          : isClosed
            ? texts.offline.order.refused
            : texts.order.notSent}
      </span>
    )
  return null
}

/** The look of an order's badge, also for orders in this phone's outbox. */
export const pill =
  'inline-flex shrink-0 items-center gap-1 rounded-full px-2.5 py-1 font-semibold text-small leading-none'
