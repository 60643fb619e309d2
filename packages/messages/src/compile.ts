// Compiles a catalog at build time, so that no parser is loaded at run time.

import compile from 'icu-minify/compile'
import type { Compiled } from './bind.ts'

/** Messages in ICU MessageFormat by subject, as in a JSON file. A list is of plain texts. */
export type Catalog = string | readonly Catalog[] | { readonly [key: string]: Catalog }

/** The catalog for `bindMessages`. Throws on invalid syntax. */
export function compileCatalog(catalog: Catalog): Compiled {
  if (typeof catalog === 'string') return compile(catalog)
  if (Array.isArray(catalog)) return catalog.map(compileCatalog) as Compiled
  return Object.fromEntries(Object.entries(catalog).map(([key, value]) => [key, compileCatalog(value)]))
}
