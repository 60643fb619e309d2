// Prerenders client/prerender.tsx into index.html, so that the browser shows them before any script has loaded.

import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { insertAtMark } from './insert-at-mark.ts'

const source = fileURLToPath(new URL('../src/client/prerender.tsx', import.meta.url))

/** The HTML must equal what React renders first in the browser (client/app.tsx), because React hydrates it. */
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
        return Object.entries(module.prerender()).reduce(
          (page, [mark, content]) => insertAtMark(page, mark, content),
          html,
        )
      },
    },
  }
}
