// The form for ordering by hand: typed, or picked from the restaurant's menu. Loaded when a pointer or the focus reaches the
// button that opens it, because most diners never need it.

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

/** Preloading handlers for a button that opens the form. */
export const preloadForm = {
  onPointerEnter: form.preload,
  onTouchStart: form.preload,
  onFocus: form.preload,
}

/** Loads the menu and its script, so that both are available offline. */
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
