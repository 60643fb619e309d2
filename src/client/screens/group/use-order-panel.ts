// Which form stands open, if any, and where the focus goes when it closes.

import { useEffect, useRef, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { problemText } from '../../text/problems.ts'
import { toast } from '../../ui/toast.ts'
import { keepOpenForm, keepRows, openForm, type Target } from './order-form/draft.ts'

export type Panel =
  | { readonly kind: 'closed' }
  | { readonly kind: 'adding' }
  | { readonly kind: 'editing'; readonly order: Order }

/** The heading of one's own orders: it takes the focus where what had it is gone. */
export const ownOrdersId = 'own-orders'
export const editId = (orderId: number) => `edit-${orderId}`

export function useOrderPanel(groupId: string, own: readonly Order[]) {
  const [target, setTarget] = useState(() => openForm(groupId))
  const [takesFocus, setTakesFocus] = useState(false)
  const returnTo = useRef<string | null>(null)
  const panel = panelOf(target, own)
  const isOver = target !== null && panel.kind === 'closed'
  const isPaid = own.some(({ id, isPaid }) => id === target && isPaid)

  useEffect(() => {
    if (!isOver || target === null) return
    keepOpenForm(groupId, null)
    keepRows(groupId, target, [])
    setTarget(null)
    if (isPaid) toast({ title: problemText['already-paid'] })
  }, [isOver, isPaid, target, groupId])

  useEffect(() => {
    if (target !== null || returnTo.current === null) return
    const element = document.getElementById(returnTo.current) ?? document.getElementById(ownOrdersId)
    element?.focus()
    returnTo.current = null
  }, [target])

  const open = (next: Target) => {
    returnTo.current = document.activeElement?.id ?? null
    keepOpenForm(groupId, next)
    setTakesFocus(true)
    setTarget(next)
  }
  const shut = (focus: string | null) => {
    returnTo.current = focus ?? ownOrdersId
    keepOpenForm(groupId, null)
    setTarget(null)
  }

  return {
    panel,
    takesFocus,
    add: () => open('new'),
    edit: (order: Order) => open(order.id),
    /** A new order's draft waits for the next time; an edit is given up. */
    close() {
      if (typeof target === 'number') keepRows(groupId, target, [])
      shut(typeof target === 'number' ? editId(target) : returnTo.current)
    },
    sent: () => shut(ownOrdersId),
  }
}

function panelOf(target: Target | null, own: readonly Order[]): Panel {
  if (target === null) return { kind: 'closed' }
  if (target === 'new') return { kind: 'adding' }
  const order = own.find(({ id, isPaid }) => id === target && !isPaid)
  return order ? { kind: 'editing', order } : { kind: 'closed' }
}
