// An optional part that loads when it first renders. If that fails, it renders nothing until the page is reloaded.

import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export function lazyExtra<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }))
}

function Nothing() {
  return null
}
