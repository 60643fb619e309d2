// Shown below the diner's own orders: where the orders go, a link to the waiter's list if they are not sent to the kitchen, and
// the others' orders.

import { ClipboardList } from 'lucide-react'
import { paths } from '../../../paths.ts'
import { texts } from '../../../text/texts.ts'
import { NavButton } from '../../../ui/button.tsx'
import { reachesKitchen } from './order-stage.ts'
import { RestOfGroup, type RestOfGroupProps } from './rest-of-group.tsx'

const words = texts.kitchen

export function BelowOwnOrders({ groupState, own }: RestOfGroupProps) {
  const { group, orders } = groupState
  // Of a group whose kitchen takes orders, each order says whether it was sent.
  const isForWaiter =
    !reachesKitchen(groupState) && orders.some(({ state, isPaid }) => state === 'placed' && !isPaid)
  return (
    <>
      {isForWaiter && (
        <div className="animate-fade pt-4">
          <NavButton tone="secondary" size="small" className="w-full" to={paths.summary(group.id)}>
            <ClipboardList size={20} strokeWidth={1.9} aria-hidden />
            {words.showList}
          </NavButton>
          <p className="pt-1.5 text-center text-muted text-small">{words.showListHint}</p>
        </div>
      )}
      <PosNote sendsToPos={group.sendsToPos} />
      <RestOfGroup groupState={groupState} own={own} />
    </>
  )
}

/** Required beside the privacy notice: what reaches the point of sale stays there. */
function PosNote({ sendsToPos }: { sendsToPos: boolean }) {
  return sendsToPos && <p className="pt-4 text-center text-muted text-small">{words.pos}</p>
}
