// Draws the gate and the first page into index.html, so that they are there before any script is.

import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { putAt } from './put-at.ts'

const source = fileURLToPath(new URL('../src/client/prerender.tsx', import.meta.url))

/** What it draws must be what the browser's React begins with (client/app.tsx): that takes it over as it stands. */
export function prerender(): Plugin {
  return {
    name: 'tablemate:prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { module } = await runnerImport<typeof import('../src/client/prerender.tsx')>(source, {
          logLevel: 'warn',
          oxc: { jsx: { runtime: 'automatic', development: false } },
        })
        const drawn = module.prerender()
        return putAt(putAt(html, 'gate', drawn.gate), 'root', drawn.root)
      },
    },
  }
}
