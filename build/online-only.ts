// What a phone does not keep for when there is no network: screens that are of no use without one, and offers, with all
// that only they need. Their files are named so that the service worker passes them over (installable.ts).

import type { Rolldown } from 'vite'

/** The names of such files begin with it. */
export const onlineOnlyPrefix = 'online-'

/** Where such screens, and words of theirs, stand in the source. */
const places =
  /\/src\/client\/(screens\/(restaurant-[\w-]+|offer|landing\/offers)|text\/en\/(portal|offers))\//

/**
 * What a resting mouse is told; the preview of what is being said; the menu's pages, which a table that has a menu fetches
 * by itself; toasts that can be swiped away, for which plain ones stand in; and the code for another phone's camera, which
 * stands in letters beside it.
 */
const extras = [
  /\/src\/client\/ui\/(tooltip|toast-area|qr-code-image)\.tsx$/,
  /\/src\/client\/screens\/group\/(voice\/understood|menu\/menu-order)\.tsx$/,
  /\/src\/client\/text\/en\/(menu-picker|understood)\.ts$/,
]

export function needsNetwork(id: string): boolean {
  return [places, ...extras].some(place => place.test(id))
}

/**
 * All that the app can reach from `start` without those, what it imports only when needed included. `words` hands
 * on the words of every screen, so what it imports tells nothing.
 */
export function keptModules(
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
