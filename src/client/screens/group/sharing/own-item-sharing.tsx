// Below an item of one of the diner's own orders: who shares it. A tap on the item opens the choice, until somebody has paid.

import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import type { Member } from '#contract/groups.ts'
import type { Order } from '#contract/orders.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import { SharedWith } from '../../../parts/shared-with.tsx'
import { sharersText } from '../../../parts/sharers-text.ts'
import { isolate } from '../../../text/isolate.ts'
import * as texts from '../../../text/texts.ts'
import { SharingSheet } from './sharing-sheet.tsx'
import { useSharing } from './use-sharing.ts'

export interface ItemSharingProps {
  readonly order: Order
  /** One of the order's items. */
  readonly item: OrderItem
  /** Everyone at the table. */
  readonly members: readonly Member[]
}

const words = texts.sharing

export function OwnItemSharing({ order, item, members }: ItemSharingProps) {
  const [isOpen, setOpen] = useState(false)
  const { sharedBy, choose } = useSharing(order, item)
  const shown = { ...item, sharedBy }
  if (order.isLocked) return <SharedWith item={shown} orderer={order.memberId} members={members} />
  const text = sharersText(shown, order.memberId, members)
  return (
    <>
      <p
        aria-hidden={text === null || undefined}
        className="wrap-anywhere flex min-h-5 gap-1.5 text-accent-text text-small"
      >
        <UsersRound size={14} strokeWidth={1.9} aria-hidden className="mt-[3px] shrink-0" />
        {text ?? words.share}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={words.question(isolate(item.name))}
        className="absolute -inset-x-2 -inset-y-1 min-h-11 rounded-button"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <SharingSheet
          item={shown}
          orderer={order.memberId}
          members={members}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
