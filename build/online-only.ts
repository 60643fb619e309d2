// Decides which modules the service worker does not cache: screens that are useless without a network, offers, and modules
// that only these import. Their files get a prefix, by which the service worker skips them (installable.ts).

import type { Rolldown } from 'vite'

export const onlineOnlyPrefix = 'online-'

/** The source paths of online-only screens and their texts. */
const screens =
  /\/src\/client\/(screens\/(restaurant-[\w-]+|offer|landing\/offers)|text\/en\/(portal|offers))\//

/**
 * Parts that a phone without a network can do without: tooltips; the preview of a spoken order; the menu's pages, which a table
 * with a menu fetches by itself; swipeable toasts, which fall back to plain ones; and the QR code, which is also shown as text.
 */
const extras = [
  /\/src\/client\/ui\/(tooltip|toast-area|qr-code-image)\.tsx$/,
  /\/src\/client\/screens\/group\/(voice\/understood|menu\/menu-order)\.tsx$/,
  /\/src\/client\/text\/en\/(menu-picker|understood)\.ts$/,
]

export function needsNetwork(id: string): boolean {
  return [screens, ...extras].some(pattern => pattern.test(id))
}

/**
 * All modules reachable from `start` without online-only modules, dynamic imports included. `words` re-exports the texts of
 * every screen, so its imports are not followed.
 */
export function offlineModules(
  start: string,
  words: string,
  graph: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>,
): ReadonlySet<string> {
  const all = new Set([start])
  for (const id of all) {
    if (id === words) continue
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const imported of [...importedIds, ...dynamicallyImportedIds])
      if (!needsNetwork(imported)) all.add(imported)
  }
  return all
}
