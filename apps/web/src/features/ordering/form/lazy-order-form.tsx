// The form for ordering by hand: typed, or picked from the restaurant's menu. Loaded when a pointer or the focus reaches the
// button that opens it, because most diners never need it.

import { LazyPart, lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { MenuOrderProps } from '../menu/menu-order.tsx'
import type { OrderFormProps } from './order-form.tsx'

const form = lazyPart<OrderFormProps>(async () => (await import('./order-form.tsx')).OrderForm)
const menu = lazyPart<MenuOrderProps>(async () => (await import('../menu/menu-order.tsx')).MenuOrder)

export function LazyOrderForm(props: MenuOrderProps) {
  return <LazyPart source={props.restaurantId === null ? form : menu} params={props} fallback={<Shape />} />
}

/** Preloading handlers for a button that opens the form. */
export const preloadForm = {
  onPointerEnter: form.preload,
  onTouchStart: form.preload,
  onFocus: form.preload,
}

function Shape() {
  return (
    <div className="animate-late">
      <Skeleton className="h-96 rounded-card!" />
    </div>
  )
}
