// What the group screen shows of the kitchen beside one's own orders, in one file.

import type { Order } from '#contract/orders.ts'
import { Beside } from './beside.tsx'
import { Calls, type CallsProps } from './calls.tsx'
import { OrderState } from './order-state.tsx'
import type { RestOfTableProps } from './rest-of-table.tsx'

/** Each is one part of the screen. */
export type KitchenPartProps =
  | { readonly order: Order }
  | { readonly calls: CallsProps }
  | { readonly beside: RestOfTableProps }

export function KitchenPart(props: KitchenPartProps) {
  if ('order' in props) return <OrderState order={props.order} />
  if ('calls' in props) return <Calls {...props.calls} />
  return <Beside {...props.beside} />
}
