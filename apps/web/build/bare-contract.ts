// Vite plugin that keeps the contract's schemas, and zod with them, out of the browser (docs/decisions/0005).

import type { Plugin } from 'vite'

/**
 * The client needs no schema of an endpoint at run time: schemas serve as types there, and the server validates. So in the
 * browser a contract module exports endpoints without schemas, and plain constants. A screen that imports a schema as a value
 * fails the build. group-change.ts is excepted: it has no schemas, and the client calls its functions.
 */
export function bareContract(): Plugin {
  return {
    name: 'tablemate:bare-contract',
    enforce: 'pre',
    async load(id) {
      const [file = id] = id.split('?')
      if (!/\/packages\/contract\/src\/(?!group-change\.ts)[\w-]+\.ts$/.test(file)) return null
      const exported: Record<string, unknown> = await import(`${file}?read=${Date.now()}`)
      const lines = Object.entries(exported).flatMap(([name, value]) => {
        const bare = bareValue(value)
        return bare === undefined ? [] : `export const ${name} = /* @__PURE__ */ (${JSON.stringify(bare)})`
      })
      return { code: lines.join('\n'), map: null }
    },
  }
}

function bareValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value
  if ('_zod' in value) return undefined
  if (!('method' in value && 'path' in value)) return value
  const { method, path, idempotent, upload } = value as Record<string, unknown>
  return { method, path, idempotent, upload }
}
