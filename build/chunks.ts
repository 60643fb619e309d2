// How the client is cut into files: into few, for each costs a phone on a weak signal a request.

import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

/** Begins the app; src/client/start.ts runs it once the page is painted. */
const main = fileURLToPath(new URL('../src/client/main.tsx', import.meta.url))

/** What several screens share in less than this goes into one file with what nearly the same screens share. */
const leastBytes = 1500

export function chunks(): Plugin {
  let app: ReadonlySet<string> | undefined
  return {
    name: 'tablemate:chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'start', tags: ['$initial'], priority: 3 },
                {
                  name(id, context) {
                    app ??= withImports(main, context)
                    // In a file of its own, it runs when it is told to and not with what it shares.
                    return app.has(id) && id !== main ? 'app' : null
                  },
                  priority: 2,
                },
                {
                  name: 'shared',
                  minShareCount: 2,
                  maxModuleSize: 20_000,
                  entriesAware: true,
                  entriesAwareMergeThreshold: leastBytes,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    }),
    buildStart() {
      app = undefined
    },
    // Where nothing is drawn into the page, the app is sent for with it; http/page.ts leaves that out on the first page.
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const files = Object.values(bundle ?? {})
        const start = files.find(file => file.type === 'chunk' && file.facadeModuleId === main)
        if (start?.type !== 'chunk') throw new Error('main.tsx has no file of its own')
        return [start.fileName, ...start.imports]
          .filter(file => !html.includes(file))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: '', href: `/${file}` },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}

/** Only hands on the words of every screen: those that a script says come with it. */
const words = fileURLToPath(new URL('../src/client/text/en.ts', import.meta.url))

/** A module and all that it imports, directly or not, but for what it imports only when that is needed. */
function withImports(module: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const all = new Set([module])
  for (const id of all)
    if (id !== words) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) all.add(imported)
  return all
}
