// Assigns the client's modules to output files (chunks), few because each costs a request and 400 bytes of headers. Three
// groups (react, table, portal) do not hold the limits of test/journeys/weight.test.ts. One file for all tables and forms
// makes each further screen 107 KB (limit 35). If only the modules that tables share are one file, the landing page is 171 KB
// (limit 95), and a first visit loads 96 scripts instead of 16.

import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { needsNetwork, onlineOnlyPrefix } from './online-only.ts'

const client = (path: string) => fileURLToPath(new URL(`../src/client/${path}`, import.meta.url))
const screensOf = (...paths: string[]) => paths.map(path => client(`screens/${path}-screen.tsx`))

/** The app's entry; client/start.ts imports it once the page is painted. */
const main = client('main.tsx')
/** Imports the screens, each dynamically. */
const screens = client('screens.ts')
const gate = client('gate/gate.tsx')
const tables = screensOf('group/group', 'summary/summary', 'bill-split/bill-split')
const forms = screensOf(
  'create-group/create-group',
  'create-group/universal-create-group',
  'join-group/join-group',
  'table/table',
)

/** Modules of ours by their paths in src, and icons by their names. */
const modules = (...paths: string[]) => new RegExp(`/src/(${paths.join('|')})\\.tsx?$`)
const icons = (...names: string[]) => new RegExp(`/lucide-react/.+/icons/(${names.join('|')})\\.mjs$`)

/**
 * Further modules of a file: small ones that screens of several groups share, and the parts that open on demand. Static imports
 * do not show the use of texts and icons, because one module re-exports all of them.
 */
const further = {
  app: [
    modules('client/(shell/update-banner|text/format|ui/skeleton|ui/take-focus|parts/price)'),
    modules('domain/(group-by|limits|time)'),
    icons('x', 'map-pin', 'share', 'book-open', 'check', 'chevron-down'),
  ],
  shared: [modules('client/text/en/people')],
  common: [
    modules('client/(parts/wordmark|parts/allergies-text|text/en/allergies)', 'domain/menu/allergens'),
    icons('cloud-off', 'search-x', 'download', 'printer'),
  ],
  table: [icons('arrow-up')],
  sheet: [
    modules('client/(ui/sheet|ui/sheet-content|shell/menu/menu-sheet|shell/privacy/notice)'),
    modules('client/(parts/currency/currency-sheet|parts/currency/country-here)'),
    modules('client/(parts/rates/[\\w-]+|parts/read-price|ui/checkbox-group|text/en/rates)'),
    modules('domain/(kitchen/ticket|bill/rates)', 'contract/(kitchen|hosting)'),
    icons('plus', 'trash', 'trash-2'),
  ],
  'table-parts': [
    modules('client/(device/speech-input|parts/table-notices|parts/order-parts)'),
    modules('client/screens/group/(ask-removal|code-sheet|doubt-actions|incomplete-order|ordering-choice)'),
    modules('client/screens/group/(own-waiting-order|people-sheet|kitchen/kitchen-part)'),
    modules('client/screens/group/(order-form/order-form|voice/voice-parts)'),
    modules('client/screens/bill-split/(custom-tip|pay-for-all-sheet|rates-sheet|share-details)'),
  ],
}

/** How many of these modules import a module statically, directly or not. */
type Uses = (id: string, roots: readonly string[], graph: Graph) => number
type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/**
 * In order of priority. A group contains the static imports of its modules too, except those of a group above it. So a screen
 * is a group where a group below shares modules with it.
 */
function groupsOf(uses: Uses) {
  const group = (name: string, includes: (id: string, graph: Graph) => boolean) => ({
    debugName: name,
    name: (id: string, graph: Graph) => (includes(id, graph) ? name : null),
  })
  const isFurther = (name: keyof typeof further, id: string) => further[name].some(some => some.test(id))
  return [
    { name: 'start', tags: ['$initial' as const] },
    // The landing page. Its entry stays in a file of its own, so that loading a shared module does not run the app.
    group('app', (id, graph) => id !== main && (uses(id, [main], graph) > 0 || isFurther('app', id))),
    group('shared', (id, graph) => {
      const users = [forms, tables, [gate]].filter(roots => uses(id, roots, graph) > 0)
      return users.length > 1 || isFurther('shared', id)
    }),
    // Parts that the forms, the summary, the offers and the portal share.
    group('common', id => isFurther('common', id)),
    group('table', (id, graph) => uses(id, tables, graph) > 1 || isFurther('table', id)),
    ...tables.map(table => group(/([\w-]+)\.tsx$/.exec(table)?.[1] ?? '', id => id === table)),
    group('forms', id => forms.includes(id)),
    group('sheet', id => isFurther('sheet', id)),
    group('table-parts', id => isFurther('table-parts', id)),
    group('gate', id => id === gate),
    {
      ...group(`${onlineOnlyPrefix}portal`, (id, graph) => uses(id, portalScreens(graph), graph) > 1),
      // Dependencies that a diner's part shares stay out of this file, which is not cached.
      includeDependenciesRecursively: false,
    },
  ]
}

function portalScreens(graph: Graph): readonly string[] {
  const all = graph.getModuleInfo(screens)?.dynamicallyImportedIds ?? []
  return all.filter(id => id.includes('/screens/restaurant-'))
}

function usesCounter(): Uses {
  const reached = new Map<string, ReadonlySet<string>>()
  return (id, roots, graph) =>
    roots.filter(root => {
      const all = reached.get(root) ?? withImports(root, graph)
      reached.set(root, all)
      return all.has(id)
    }).length
}

/** A module and its static imports, direct or not, except those of the modules that re-export every text and icon. */
function withImports(module: string, graph: Graph): ReadonlySet<string> {
  const all = new Set([module])
  for (const id of all) {
    if (id.includes('/lucide-react/') || id === client('text/en.ts')) continue
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) all.add(imported)
  }
  return all
}

export function chunks(): Plugin {
  let uses = usesCounter()
  return {
    name: 'tablemate:chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: ({ moduleIds }) =>
              `assets/${moduleIds.some(needsNetwork) ? onlineOnlyPrefix : ''}[name]-[hash:7].js`,
            codeSplitting: { groups: groupsOf((...use) => uses(...use)) },
          },
        },
      },
    }),
    buildStart() {
      uses = usesCounter()
    },
    // Preloads the app on pages that are not prerendered; http/page.ts removes these links on the first page.
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
