// The group screen's parts about the kitchen, as one script.

import type { Order } from '@tablemate/contract/orders.ts'
import { useNow } from '../../../parts/use-now.ts'
import { paths } from '../../../paths.ts'
import { texts } from '../../../text/texts.ts'
import { NavButton } from '../../../ui/button.tsx'
import { BelowOwnOrders } from './below-own-orders.tsx'
import { isUnseenForLong, stageOf } from './order-stage.ts'
import { OrderState } from './order-state.tsx'
import type { RestOfGroupProps } from './rest-of-group.tsx'
import {
  ServiceRequests,
  ServiceRequestsButton,
  type ServiceRequestsButtonProps,
  type ServiceRequestsProps,
} from './service-requests.tsx'

/** The properties of one of the parts. */
export type KitchenPartProps =
  | { readonly order: Order }
  /** This phone's orders, which the kitchen may not have seen. */
  | { readonly toKitchen: readonly Order[] }
  | { readonly calls: ServiceRequestsProps }
  | { readonly callsButton: ServiceRequestsButtonProps }
  | { readonly below: RestOfGroupProps }
  | { readonly closedGroupId: string }
  | { readonly isPaused: true }

export function KitchenPart(props: KitchenPartProps) {
  if ('order' in props) return <OrderState order={props.order} />
  if ('toKitchen' in props) return <Alert orders={props.toKitchen} />
  if ('calls' in props) return <ServiceRequests {...props.calls} />
  if ('callsButton' in props) return <ServiceRequestsButton {...props.callsButton} />
  if ('isPaused' in props) return <PausedKitchen />
  if ('closedGroupId' in props) return <ClosedGroup groupId={props.closedGroupId} />
  return <BelowOwnOrders {...props.below} />
}

/** Once above the lists, however many orders the kitchen has not seen or has not got. */
function Alert({ orders }: { readonly orders: readonly Order[] }) {
  const now = useNow()
  const isUnsent = orders.some(order => order.state === 'placed' && !stageOf(order))
  if (!isUnsent && !orders.some(order => isUnseenForLong(order, now))) return null
  return (
    <p role="alert" className="mt-3 text-pretty rounded-button bg-tint px-3 py-2 text-accent-text">
      {isUnsent ? texts.kitchen.unsent : texts.kitchen.unseen}
    </p>
  )
}

function PausedKitchen() {
  return (
    <p role="status" className="my-4 animate-fade text-pretty rounded-card bg-tint p-4 text-accent-text">
      {texts.kitchen.paused}
    </p>
  )
}

/** The seating is over: its bill is what is left to do here. */
function ClosedGroup({ groupId }: { groupId: string }) {
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
