// Keeps the limits that a script does not read out of it: one screen on a weak signal has no use for those of all.

import type { Plugin } from 'vite'

const source = /\/src\/domain\/limits\.ts$/
/** Stands for the limits one by one; a bundler drops those of a module that nobody reads, but not of an object. */
const oneByOne = '\0tablemate:limits'

/** In the browser's build `limits` is a module's namespace in place of an object. */
export function usedLimits(): Plugin {
  let file = ''
  return {
    name: 'tablemate:used-limits',
    apply: 'build',
    enforce: 'pre',
    resolveId: id => (id === oneByOne ? id : null),
    async load(id) {
      if (id === oneByOne) return constants((await read(file)).limits as Record<string, unknown>)
      if (!source.test(id)) return null
      file = id
      const { limits: _, ...others } = await read(file)
      return `export * as limits from ${JSON.stringify(oneByOne)}\n${constants(others)}`
    },
  }
}

function read(file: string): Promise<Record<string, unknown>> {
  return import(`${file}?read=${Date.now()}`)
}

function constants(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}
