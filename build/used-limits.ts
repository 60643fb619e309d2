// Vite plugin that drops unused limits from each script, so that a screen does not carry the limits of all others.

import type { Plugin } from 'vite'

const source = /\/src\/domain\/limits\.ts$/
/** A virtual module that exports each limit: a bundler drops unused exports of a module, but not properties of an object. */
const limitsModule = '\0tablemate:limits'

/** In the browser's build `limits` is a module namespace instead of an object. */
export function usedLimits(): Plugin {
  let file = ''
  return {
    name: 'tablemate:used-limits',
    apply: 'build',
    enforce: 'pre',
    resolveId: id => (id === limitsModule ? id : null),
    async load(id) {
      if (id === limitsModule) return constants((await importFresh(file)).limits as Record<string, unknown>)
      if (!source.test(id)) return null
      file = id
      const { limits: _, ...others } = await importFresh(file)
      return `export * as limits from ${JSON.stringify(limitsModule)}\n${constants(others)}`
    },
  }
}

function importFresh(file: string): Promise<Record<string, unknown>> {
  return import(`${file}?read=${Date.now()}`)
}

function constants(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}
