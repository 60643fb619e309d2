// A part that is fetched when it is first to show, and a plainer one that stands in for it until then, or where it does not
// arrive.

import { type ComponentType, lazy, Suspense } from 'react'

export function lazyOrPlain<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Plain: ComponentType<P>,
): ComponentType<P> {
  const Whole = lazy(async () => ({ default: await load().catch(() => Plain) }))
  return props => (
    <Suspense fallback={<Plain {...props} />}>
      <Whole {...props} />
    </Suspense>
  )
}
