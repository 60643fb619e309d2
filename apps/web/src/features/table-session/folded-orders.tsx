// The diner's own orders and those of the rest of the group. Above the menu they fold to one row, unless one needs the diner.

import type { Order } from '@tablemate/contract/orders.ts'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { WaitingOrder } from '../../lib/outbox/queued-order.ts'
import { texts } from '../../lib/text/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { Price } from '../currency/price.tsx'
import { isUnseenForLong, stageOf, stages } from './kitchen/order-stage.ts'
import { totalOf } from './own-orders.tsx'
import { ownOrdersId } from './use-order-panel.ts'

interface Props {
  /** The orders in the group, by anybody. */
  readonly orders: readonly Order[]
  readonly own: readonly Order[]
  readonly waiting: readonly WaitingOrder[]
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

export function FoldedOrders({ orders, own, waiting, isOpen, onToggle, children }: Props) {
  const now = useNow()
  if (orders.length + waiting.length === 0) return null
  const isMine = own.length + waiting.length > 0
  const isUnseen = own.some(order => isUnseenForLong(order, now))
  const shows = isOpen || isUnseen || needsDiner(own, waiting)
  // Open, each order says it.
  const state = shows ? undefined : stateText(own)
  return (
    <>
      <button
        type="button"
        aria-expanded={shows}
        onClick={onToggle}
        className="flex min-h-12 w-full items-center gap-3 rounded-button border border-line bg-card px-4 text-start"
      >
        <span className="min-w-0 flex-1 font-semibold">
          {isMine ? texts.group.own.title : texts.kitchen.rest}
          {state && <span className="block text-live text-small">{state}</span>}
        </span>
        {isMine && <Price amount={totalOf(own, waiting)} className="text-muted" />}
        <ChevronDown
          size={20}
          strokeWidth={1.9}
          aria-hidden
          className={`shrink-0 text-muted transition-transform ${shows ? 'rotate-180' : ''}`}
        />
      </button>
      {shows && children}
    </>
  )
}

export function useFolded() {
  const [isOpen, setOpen] = useState(false)
  /** How many orders were sent: each shows the orders and takes the focus there. */
  const [sent, setSent] = useState(0)
  useEffect(() => {
    if (sent > 0) document.getElementById(ownOrdersId)?.focus()
  }, [sent])
  return {
    isOpen,
    sent,
    toggle: () => setOpen(!isOpen),
    open() {
      setOpen(true)
      setSent(count => count + 1)
    },
  }
}

/** An order that is not sent, whose dishes are in doubt or missing, or of which the kitchen refused something. */
function needsDiner(own: readonly Order[], waiting: readonly WaitingOrder[]): boolean {
  return (
    waiting.length > 0 ||
    own.some(
      ({ state, items }) => state === 'incomplete' || items.some(({ doubt, refused }) => doubt || refused),
    )
  )
}

/** How far the kitchen is with the order that it has done least for. */
function stateText(own: readonly Order[]): string | undefined {
  const reached = own.filter(({ state }) => state === 'placed').map(stageOf)
  if (reached.includes('waiting')) return texts.kitchen.waiting
  const stage = stages.find(stage => reached.includes(stage))
  return stage && texts.kitchen.states[stage]
}
