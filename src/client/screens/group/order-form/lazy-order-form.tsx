// How dishes are ordered by hand: typed, or picked from the restaurant's menu. Either is fetched when a finger comes near
// what opens it: most of the time at a table nobody types.

import type { Group } from '#contract/groups.ts'
import { LazyPart, lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { OrderFormProps } from './order-form.tsx'

const form = lazyPart<OrderFormProps>(async () => (await import('./order-form.tsx')).OrderForm)
const fetchMenuOrder = () => import('../menu/menu-order.tsx')
const menu = lazyPart<OrderFormProps>(async () => (await fetchMenuOrder()).MenuOrder)

export function LazyOrderForm(props: OrderFormProps) {
  return <LazyPart source={props.restaurantId === null ? form : menu} params={props} fallback={<Shape />} />
}

/** The handlers of intent, to be spread on a control that opens the form. */
export const preloadForm = {
  onPointerEnter: form.preload,
  onTouchStart: form.preload,
  onFocus: form.preload,
}

/** The menu and what shows it, so that both are here when the network is not. */
export function preloadMenu(group: Group): void {
  fetchMenuOrder().then(
    ({ preloadDishes }) => preloadDishes(group),
    () => undefined,
  )
}

function Shape() {
  return (
    <div className="animate-late">
      <Skeleton className="h-96 rounded-card!" />
    </div>
  )
}
