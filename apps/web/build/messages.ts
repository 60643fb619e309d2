// Catalogs of messages as modules, compiled (docs/decisions/0033).

import { readFile } from 'node:fs/promises'
import { compileCatalog } from '@tablemate/messages/compile.ts'
import type { Plugin } from 'vite'

const catalog = /\/apps\/web\/messages\/(\w+)\/(diner|portal)\.json$/

/** Language and half of the module with this id, if it is a catalog. */
export function catalogAt(id: string): { readonly language: string; readonly half: string } | null {
  const [, language, half] = catalog.exec(id) ?? []
  return language && half ? { language, half } : null
}

/** Imports of a catalog get it compiled. Also for tests. */
export function messages(): Plugin {
  return {
    name: 'tablemate:messages',
    enforce: 'pre',
    async load(id) {
      if (!catalogAt(id)) return null
      const compiled = JSON.stringify(compileCatalog(JSON.parse(await readFile(id, 'utf8'))))
      return { code: `export default JSON.parse(${JSON.stringify(compiled)})`, moduleType: 'js', map: null }
    },
  }
}
