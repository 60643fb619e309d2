// The group screen's parts about the kitchen.

import type { Group } from '@tablemate/contract/groups.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import { ClipboardList } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { texts } from '../../../lib/text/texts.ts'
import { useNow } from '../../../lib/use-now.ts'
import { NavButton } from '../../../ui/button.tsx'
import { useKitchenNotice } from '../../ordering/use-kitchen-notice.ts'
import { isUnseenForLong, reachesKitchen, stageOf, stages } from './order-stage.ts'
import { RestOfGroup, type RestOfGroupProps } from './rest-of-group.tsx'

/** Once above the lists of this phone's orders, however many the kitchen has not seen or has not got. */
export function KitchenAlert({ orders }: { readonly orders: readonly Order[] }) {
  const now = useNow()
  const isUnsent = orders.some(order => order.state === 'placed' && !stageOf(order))
  if (!isUnsent && !orders.some(order => isUnseenForLong(order, now))) return null
  return (
    <p role="alert" className="mt-3 text-pretty rounded-button bg-tint px-3 py-2 text-accent-text">
      {isUnsent ? texts.kitchen.unsent : texts.kitchen.unseen}
    </p>
  )
}

/** That the restaurant takes no orders now, or soon not any more. */
export function KitchenNotice({ group }: { readonly group: Group }) {
  const notice = useKitchenNotice(group)
  return (
    notice && (
      <p role="status" className="my-4 animate-fade text-pretty rounded-card bg-tint p-4 text-accent-text">
        {notice}
      </p>
    )
  )
}

/** The seating is over: its bill is what is left to do here. */
export function ClosedGroup({ groupId }: { groupId: string }) {
  const words = texts.kitchen.closed
  return (
    <section role="status" className="mt-4 animate-fade rounded-card bg-tint p-4 text-accent-text">
      <h2 className="font-semibold text-lead">{words.title}</h2>
      <p className="text-pretty pt-1 pb-3">{words.hint}</p>
      <NavButton tone="secondary" size="small" className="w-full" to={paths.billSplit(groupId)}>
        {words.bill}
      </NavButton>
    </section>
  )
}

// Shown below the diner's own orders: where the orders go, a link to the waiter's list if they are not sent to the kitchen, and
// the others' orders.

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

// The kitchen's progress with one of the diner's own orders, as text and as a progress bar.

/** An order that reached no kitchen is one from before ordering was switched on, or after it was switched off. */
export function OrderState({ order }: { readonly order: Order }) {
  const stage = stageOf(order)
  if (!stage)
    return (
      <p aria-live="polite" className="text-pretty pt-4 font-semibold text-accent-text">
        {texts.offline.order.refused}
      </p>
    )
  const reached = stage === 'waiting' || stage === 'refused' ? 0 : stages.indexOf(stage)
  return (
    <div className="pt-4">
      {stage !== 'refused' && (
        <div aria-hidden className="mb-1.5 flex gap-1">
          {stages.map((one, at) => (
            <span
              key={one}
              className={`h-1 flex-1 rounded-full transition-colors ${at <= reached ? 'bg-live' : 'bg-line'}`}
            />
          ))}
        </div>
      )}
      <p
        aria-live="polite"
        className={`text-pretty font-semibold ${stage === 'refused' ? 'text-danger' : stage === 'waiting' ? 'text-ink' : 'text-live'}`}
      >
        <span className="sr-only">{words.stateIs} </span>
        <span>{stage === 'waiting' ? words.waiting : words.states[stage]}</span>
      </p>
    </div>
  )
}
