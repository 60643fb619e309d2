// Which order form is open, if any, and where the focus goes when it closes.

import type { Order } from '@tablemate/contract/orders.ts'
import { useEffect, useRef, useState } from 'react'
import type { WaitingOrder } from '../../lib/outbox/queued-order.ts'
import { findPlaced } from '../../lib/outbox/tabs.ts'
import { problemText } from '../../lib/text/problems.ts'
import { toast } from '../../ui/toast.ts'
import { draftOf, openForm, storeDraft, storeOpenForm, type Target } from '../ordering/form/draft.ts'
import { showChangeLost } from '../ordering/form/outcome.ts'
import { lockOf } from './order-lock.ts'

export type Panel =
  | { readonly kind: 'closed' }
  | { readonly kind: 'adding' }
  | { readonly kind: 'editing'; readonly order: Order }
  /** Edits an order that is still on this phone. */
  | { readonly kind: 'amending'; readonly order: WaitingOrder }

/** The heading of the diner's own orders. It takes the focus if the focused element is removed. */
export const ownOrdersId = 'own-orders'
export const editId = (order: number | string) => `edit-${order}`

export function useOrderPanel(
  groupId: string,
  { own, waiting }: { readonly own: readonly Order[]; readonly waiting: readonly WaitingOrder[] },
) {
  const [target, setTarget] = useState(() => openForm(groupId))
  const [takesFocus, setTakesFocus] = useState(false)
  const [priceAt, setPriceAt] = useState<number | undefined>()
  const returnTo = useRef<string | null>(null)
  const panel = panelOf(target, own, waiting)
  const placed = typeof target === 'object' && target !== null ? findPlaced(target.waiting) : undefined
  const hasArrived = panel.kind === 'closed' && own.some(({ id }) => id === placed)
  const isOver = target !== null && panel.kind === 'closed' && placed === undefined
  const changed = own.find(({ id }) => id === target)
  const lock = changed ? lockOf(changed) : null

  useEffect(() => {
    if (!isOver || target === null) return
    if (typeof target === 'object' && draftOf(groupId, target)) showChangeLost()
    storeOpenForm(groupId, null)
    storeDraft(groupId, target, undefined)
    setTarget(null)
    if (lock) toast({ title: problemText(lock) })
  }, [isOver, lock, target, groupId])

  // The order was sent while its form was open. The form continues with the order in the group.
  useEffect(() => {
    if (!hasArrived || placed === undefined || target === null) return
    storeDraft(groupId, placed, draftOf(groupId, target))
    storeDraft(groupId, target, undefined)
    storeOpenForm(groupId, placed)
    setTarget(placed)
  }, [hasArrived, placed, target, groupId])

  useEffect(() => {
    if (target !== null || returnTo.current === null) return
    const element = document.getElementById(returnTo.current) ?? document.getElementById(ownOrdersId)
    element?.focus()
    returnTo.current = null
  }, [target])

  const open = (next: Target, at?: number) => {
    setPriceAt(at)
    returnTo.current = document.activeElement?.id ?? null
    storeOpenForm(groupId, next)
    setTakesFocus(true)
    setTarget(next)
  }
  const shut = (focus: string | null) => {
    returnTo.current = focus ?? ownOrdersId
    storeOpenForm(groupId, null)
    setTarget(null)
  }

  return {
    panel,
    takesFocus,
    /** The item whose price the diner corrects. */
    priceAt,
    add: () => open('new'),
    edit: (order: Order, at?: number) => open(order.id, at),
    amend: ({ key }: WaitingOrder) => open({ waiting: key }),
    /** The draft of a new order stays for next time; the draft of an edit is discarded. */
    close() {
      if (target === 'new' || target === null) return shut(returnTo.current)
      storeDraft(groupId, target, undefined)
      shut(editId(typeof target === 'object' ? target.waiting : target))
    },
    sent: () => shut(ownOrdersId),
  }
}

function panelOf(target: Target | null, own: readonly Order[], waiting: readonly WaitingOrder[]): Panel {
  if (target === null) return { kind: 'closed' }
  if (target === 'new') return { kind: 'adding' }
  if (typeof target === 'object') {
    const order = waiting.find(({ key }) => key === target.waiting)
    return order ? { kind: 'amending', order } : { kind: 'closed' }
  }
  const order = own.find(one => one.id === target && !lockOf(one))
  return order ? { kind: 'editing', order } : { kind: 'closed' }
}
