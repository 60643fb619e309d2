// Keeps the schemas, and zod with them, out of the browser (docs/decisions/0005).

import type { Plugin } from 'vite'

/**
 * The client needs of an endpoint its method and path; its schemas are types there, and the server checks. So in the
 * browser a module of the contract exports its endpoints without schemas and its plain constants, and zod stays out.
 * A schema that a screen imports as a value is a build error. table-change.ts has no schemas: its functions run there too.
 */
export function bareContract(): Plugin {
  return {
    name: 'tablemate:bare-contract',
    enforce: 'pre',
    async load(id) {
      const [file = id] = id.split('?')
      if (!/\/src\/contract\/(?!table-change\.ts)[\w-]+\.ts$/.test(file)) return null
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
