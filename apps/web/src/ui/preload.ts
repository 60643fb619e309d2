// Fetches a link's screen on touch or hover, before the press ends.

import { matchesPattern } from '@tablemate/domain/path-pattern.ts'

const loaders: { readonly pattern: string; readonly load: () => Promise<void> }[] = []

/**
 * Called by the routes, so that a control can preload a screen without knowing any, and by what a screen waits for besides. A
 * pattern may have several loaders. They never reject.
 */
export function registerPreload(pattern: string, load: () => Promise<void>): void {
  loaders.push({ pattern, load })
}

/** Loads the screen of a path. Resolves after `timeoutMs` at the latest, because then a loading indicator must show. */
export async function preload(to: string, timeoutMs = 0): Promise<void> {
  const path = to.split(/[?#]/)[0] ?? to
  const loading = loaders.flatMap(({ pattern, load }) => (matchesPattern(pattern, path) ? [load()] : []))
  if (loading.length === 0) return
  await Promise.race([Promise.all(loading), new Promise(resolve => setTimeout(resolve, timeoutMs))])
}

/** Event handlers for a control that opens `to`: hover, touch or focus preloads the screen. */
export function preloadOnIntent(to: string) {
  const load = () => void preload(to)
  return { onPointerEnter: load, onTouchStart: load, onFocus: load }
}
