// Below an item of somebody else's order: who shares it, and a button to join or leave them. A phone with guests or several
// members chooses for whom.

import type { Member } from '@tablemate/contract/groups.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import type { OrderItem } from '@tablemate/domain/orders/order.ts'
import { sharersOf } from '@tablemate/domain/orders/shared-items.ts'
import { useState } from 'react'
import { isolate } from '../../../lib/text/isolate.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { quietButton } from '../../table-session/inline-button.ts'
import { SharedWith } from '../shared-with.tsx'
import { SharingChoice } from './sharing-choice.tsx'
import { toggleSharer } from './toggle-sharer.ts'
import { useSharing } from './use-sharing.ts'

interface Props {
  readonly order: Order
  /** One of the order's items. */
  readonly item: OrderItem
  /** Everyone in the group. */
  readonly members: readonly Member[]
  /** The members of this phone, and the guests. */
  readonly own: readonly number[]
}

const words = texts.sharing

export function OthersItemSharing({ order, item, members, own }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { sharedBy, choose } = useSharing(order, item)
  const orderer = order.memberId
  const shown = { ...item, sharedBy }
  const table = { orderer, members: new Set(members.map(({ id }) => id)) }
  const sharers = sharersOf(shown, orderer, table.members)
  const isSharing = own.some(id => sharers.includes(id))
  const [me] = own
  const close = () => setOpen(false)
  if (order.isLocked || me === undefined)
    return <SharedWith item={shown} orderer={orderer} members={members} />
  const isAlone = own.length === 1
  const label = !isSharing ? words.shareThis : isAlone ? words.takeMeOff : words.change
  return (
    <div className="-mt-1 -mb-2 flex flex-wrap items-center justify-between gap-x-3">
      <div className="min-w-0 flex-1 basis-32">
        <SharedWith item={shown} orderer={orderer} members={members} />
      </div>
      <button
        type="button"
        aria-haspopup={isAlone ? undefined : 'dialog'}
        aria-label={words.labelFor({ action: label, dish: isolate(item.name) })}
        className={`${quietButton} -me-3 text-accent-text text-small`}
        onClick={() => (isAlone ? choose(toggleSharer(shown, me, table)) : setOpen(true))}
      >
        {label}
      </button>
      {isOpen && (
        <Sheet
          isOpen
          onClose={close}
          title={words.question({ dish: isolate(item.name) })}
          description={words.hint}
          bottom={
            <Button className="w-full" onClick={close}>
              {words.done}
            </Button>
          }
        >
          <SharingChoice
            {...{ item: shown, orderer, members, choosable: own, onChoose: choose }}
            className="pb-3"
          />
        </Sheet>
      )}
    </div>
  )
}
