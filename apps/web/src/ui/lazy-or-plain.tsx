// A part that loads when it first renders. A plain version shows until then, or if the loading fails.

import { type ComponentType, lazy, Suspense } from 'react'

export function lazyOrPlain<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Plain: ComponentType<P>,
): ComponentType<P> {
  const Full = lazy(async () => ({ default: await load().catch(() => Plain) }))
  return props => (
    <Suspense fallback={<Plain {...props} />}>
      <Full {...props} />
    </Suspense>
  )
}
