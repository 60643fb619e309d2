// Prerenders web/prerender.tsx, so that the browser shows the page before any script has loaded.

import { fileURLToPath } from 'node:url'
import type { Language } from '@tablemate/domain/languages.ts'
import { runnerImport } from 'vite'
import { readTextsIn } from './texts.ts'

const source = fileURLToPath(new URL('../src/prerender.tsx', import.meta.url))

/** The HTML must equal what React renders first in the browser (web/app.tsx), because React hydrates it. */
export async function prerenderIn(language: Language): Promise<typeof import('../src/prerender.tsx')> {
  const { module } = await runnerImport<typeof import('../src/prerender.tsx')>(source, {
    logLevel: 'warn',
    plugins: [readTextsIn(language)],
    oxc: { jsx: { runtime: 'automatic', development: false } },
  })
  return module
}
