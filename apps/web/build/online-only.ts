// Decides which files the service worker does not cache: screens that are useless without a network, offers, parts that a
// phone can do without, and files that only these import. Cached as well, they would add half to a first visit.

import type { Plugin } from 'vite'

/** Marks the files of these screens and parts, and workers. A failed request for one is no fault without a network. */
export const onlineOnlyPrefix = 'online-'

/** The features of the restaurant's portal. */
export const portalFeatures =
  /\/apps\/web\/src\/features\/(board|floor|menu-editor|menu-import|tables|campaigns|destinations|card-settings|account|dashboard|interest|portal)\//
const offers = /\/apps\/web\/src\/features\/offers\//

/**
 * Parts that a phone without a network can do without: the portal's texts; tooltips; the preview of a spoken order; the menu's
 * pages, which a group with a menu fetches by itself; swipeable toasts, which fall back to plain ones; and the QR code, which is
 * also shown as text.
 */
const extras = [
  /\/apps\/web\/messages\/\w+\/portal\.json$/,
  /\/apps\/web\/src\/ui\/(tooltip|toast-area|qr-code-image)\.tsx$/,
  /\/apps\/web\/src\/features\/ordering\/(voice\/understood|menu\/menu-order)\.tsx$/,
]

export function needsNetwork(id: string): boolean {
  return [portalFeatures, offers, ...extras].some(pattern => pattern.test(id))
}

interface OnlineOnly {
  readonly plugin: Plugin
  /** Whether a phone without a network needs this file, by its path in the output. Valid once the bundle is generated. */
  readonly isCached: (file: string) => boolean
}

export function onlineOnly(): OnlineOnly {
  const skipped = new Set<string>()
  const plugin: Plugin = {
    name: 'tablemate:online-only',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const cached = new Set(chunks.filter(chunk => chunk.isEntry))
      for (const { imports, dynamicImports } of cached)
        for (const chunk of chunks) {
          const isWanted = dynamicImports.includes(chunk.fileName) && !chunk.moduleIds.some(needsNetwork)
          if (isWanted || imports.includes(chunk.fileName)) cached.add(chunk)
        }
      const styles = new Set([...cached].flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])]))
      skipped.clear()
      for (const chunk of chunks.filter(chunk => !cached.has(chunk))) {
        skipped.add(chunk.fileName)
        for (const style of chunk.viteMetadata?.importedCss ?? []) if (!styles.has(style)) skipped.add(style)
      }
    },
  }
  return { plugin, isCached: file => !skipped.has(file) }
}
