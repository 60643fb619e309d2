// A part that nobody asked for, fetched when it is first to show: where it does not arrive there is nothing, for as long as
// the page is open.

import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export function lazyExtra<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }))
}

function Nothing() {
  return null
}
