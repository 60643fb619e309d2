// The group screen's parts about the kitchen, as one script.

import type { Order } from '#contract/orders.ts'
import { BelowOwnOrders } from './below-own-orders.tsx'
import { Calls, type CallsProps } from './calls.tsx'
import { OrderState } from './order-state.tsx'
import type { RestOfTableProps } from './rest-of-table.tsx'

/** The properties of one of the parts. */
export type KitchenPartProps =
  | { readonly order: Order }
  | { readonly calls: CallsProps }
  | { readonly below: RestOfTableProps }

export function KitchenPart(props: KitchenPartProps) {
  if ('order' in props) return <OrderState order={props.order} />
  if ('calls' in props) return <Calls {...props.calls} />
  return <BelowOwnOrders {...props.below} />
}
