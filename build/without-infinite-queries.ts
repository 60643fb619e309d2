// Leaves out of TanStack Query what fetches page after page: three kilobytes that every table's screen would carry, for
// queries that we have none of.

import type { Plugin } from 'vite'

const nothing = '\0tablemate:no-infinite-queries'

export function withoutInfiniteQueries(): Plugin {
  return {
    name: 'tablemate:without-infinite-queries',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './infiniteQueryBehavior.js' && importer?.includes('/query-core/') ? nothing : null,
    load: id => (id === nothing ? told : null),
  }
}

/** Whoever needs them some day finds out at once. */
const told = ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage']
  .map(name => `export function ${name}() { throw new Error('build/without-infinite-queries.ts') }`)
  .join('\n')
