// Below a dish of one of the diner's own orders: who shares it. A tap on the dish opens what can be done with it.

import { Ellipsis, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../../lib/text/texts.ts'
import { itemText } from '../ordering/item-text.ts'
import { sharersText } from '../ordering/sharers-text.ts'
import { useSharing } from '../ordering/sharing/use-sharing.ts'
import { OrderItemSheet, type OrderItemSheetProps } from './order-item-sheet.tsx'
import { editId } from './use-order-panel.ts'

export type OrderItemActionsProps = Omit<OrderItemSheetProps, 'onShare' | 'onClose'>

export function OrderItemActions(props: OrderItemActionsProps) {
  const { order, item, at, members } = props
  const [isOpen, setOpen] = useState(false)
  const { sharedBy, choose } = useSharing(order, item)
  const shown = { ...item, sharedBy }
  const shared = sharersText(shown, order.memberId, members)
  return (
    <>
      {shared && (
        <p className="wrap-anywhere flex gap-1.5 text-accent-text text-small">
          <UsersRound size={14} strokeWidth={1.9} aria-hidden className="mt-[3px] shrink-0" />
          {shared}
        </p>
      )}
      <button
        type="button"
        id={at === 0 ? editId(order.id) : undefined}
        aria-haspopup="dialog"
        aria-label={texts.group.own.labelFor({ label: texts.group.own.options, subject: itemText(item) })}
        className="absolute -inset-x-2 -inset-y-1 flex min-h-11 justify-end rounded-button pe-2 pt-1.5 text-muted hover:text-ink"
        onClick={() => setOpen(true)}
      >
        <Ellipsis size={20} strokeWidth={1.9} aria-hidden />
      </button>
      {isOpen && <OrderItemSheet {...props} item={shown} onShare={choose} onClose={() => setOpen(false)} />}
    </>
  )
}
