// Replaces TanStack Query's infinite queries by a stub: three kilobytes that every table's screen would carry and that we do
// not use.

import type { Plugin } from 'vite'

const stubId = '\0tablemate:no-infinite-queries'

export function withoutInfiniteQueries(): Plugin {
  return {
    name: 'tablemate:without-infinite-queries',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './infiniteQueryBehavior.js' && importer?.includes('/query-core/') ? stubId : null,
    load: id => (id === stubId ? stubCode : null),
  }
}

/** Throws at the first use. */
const stubCode = ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage']
  .map(name => `export function ${name}() { throw new Error('build/without-infinite-queries.ts') }`)
  .join('\n')
