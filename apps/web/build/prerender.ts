// Prerenders app/prerender.tsx, so that the browser shows the page before any script has loaded.

import { fileURLToPath } from 'node:url'
import { type Language, languages } from '@tablemate/domain/languages.ts'
import { runnerImport } from 'vite'
import { messages } from './messages.ts'

const source = fileURLToPath(new URL('../src/app/prerender.tsx', import.meta.url))

type Module = typeof import('../src/app/prerender.tsx')
export type Prerendered = Module['prerendered']

/** The HTML must equal what React renders first in the browser (app/app.tsx), because React hydrates it. */
export async function prerenderIn(language: Language): Promise<Prerendered> {
  const { module } = await runnerImport<Module>(source, {
    logLevel: 'warn',
    plugins: [messages()],
    define: { 'import.meta.env.PAGE_LANGUAGE': JSON.stringify(languages[language].tag) },
    oxc: { jsx: { runtime: 'automatic', development: false } },
  })
  return module.prerendered
}
