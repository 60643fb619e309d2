// The form is fetched when a finger comes near what opens it: most of the time at a table nobody types.

import { LazyPart, lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { OrderFormProps } from './order-form.tsx'

const source = lazyPart<OrderFormProps>(async () => (await import('./order-form.tsx')).OrderForm)

export function LazyOrderForm(props: OrderFormProps) {
  return <LazyPart source={source} params={props} fallback={<Shape />} />
}

/** The handlers of intent, to be spread on a control that opens the form. */
export const preloadForm = {
  onPointerEnter: source.preload,
  onTouchStart: source.preload,
  onFocus: source.preload,
}

function Shape() {
  return (
    <div className="animate-late">
      <Skeleton className="h-96 rounded-card!" />
    </div>
  )
}
