// Assigns the client's modules to output files (chunks), few because each costs a request and 400 bytes of headers. Three
// groups (react, group, portal) were tried and do not hold the limits of e2e/journeys/weight.test.ts: with one file for all
// groups and forms each further screen has 107 KB (limit 35); with one file for what only the groups share, the landing page
// has 171 KB (limit 95), and a first visit loads 96 scripts instead of 16.

import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { catalogAt } from './messages.ts'
import { needsNetwork, onlineOnlyPrefix, portalFeatures } from './online-only.ts'

const client = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
const screensOf = (...paths: string[]) => paths.map(path => client(`features/${path}-screen.tsx`))

/** The app's entry; app/start.ts imports it once the page is painted. */
const main = client('main.tsx')
/** Imports the screens, each dynamically. */
const screens = client('app/screens.ts')
const gate = client('app/gate/gate.tsx')
const groupScreens = screensOf('table-session/group', 'bill/summary/summary', 'bill/bill-split')
/** The bill's screen loads it when idle, so it must not be in the file of all parts that load on demand. */
const predictBill = client('features/bill/predict-bill.ts')
const forms = screensOf(
  'join/create-group',
  'join/universal-create-group',
  'join/join-group',
  'join/scanned-table',
)

/** Modules of ours by their workspace and their path in its `src`, and icons by their names. */
const modules = (...paths: string[]) =>
  new RegExp(`/(${paths.map(path => path.replace('/', '/src/')).join('|')})\\.tsx?$`)
const icons = (...names: string[]) => new RegExp(`/lucide-react/.+/icons/(${names.join('|')})\\.mjs$`)

const sharedItems = modules('domain/(orders/shared-items|bill/exact-amount|bill/share-lines)')

/**
 * Further modules of a file: small ones that screens of several groups share, and what opens from a sheet. Imports do not show
 * the use of icons, because one module re-exports all of them.
 */
const extraModules = {
  app: [
    modules(
      'web/(app/update-banner|lib/text/(format|texts|locale|problems)|ui/skeleton|ui/take-focus|features/currency/price)',
    ),
    modules('domain/(group-by|limits|time)'),
    icons('x', 'map-pin', 'share', 'book-open', 'check', 'chevron-down'),
  ],
  common: [
    modules(
      'web/(ui/wordmark|features/people/allergies-text|ui/use-show-more)',
      'contract/menu',
      'domain/menu/allergens',
    ),
    icons('cloud-off', 'search-x', 'download', 'printer'),
  ],
  'group-common': [icons('arrow-up')],
  sheet: [
    modules('web/(ui/sheet|ui/sheet-content|app/menu/menu-sheet|app/privacy/notice)'),
    modules('web/(features/currency/currency-sheet|features/currency/country-here)'),
    modules('web/(features/bill/rates/[\\w-]+|lib/read-price|ui/checkbox-group)'),
    modules('domain/(kitchen/ticket|bill/rates)', 'contract/(kitchen|hosting)'),
    icons('plus', 'trash', 'trash-2'),
  ],
}

/**
 * In order of priority. Rolldown puts the static imports of a group's modules into the group too, unless a group above it has
 * them. A screen that shares modules with a group below therefore has a separate group.
 */
function groupsIn({ countImporters, isLoadedBy, portalScreens }: ReturnType<typeof importsOf>) {
  const group = (name: string, includes: (id: string) => boolean) => ({
    debugName: name,
    name: (id: string) => (includes(id) && !catalogAt(id) ? name : null),
  })
  const isExtra = (name: keyof typeof extraModules, id: string) =>
    extraModules[name].some(pattern => pattern.test(id))
  return [
    { name: 'start', tags: ['$initial' as const] },
    // The landing page. Its entry stays in a separate file, so that loading a shared module does not run the app.
    group('app', id => id !== main && (countImporters(id, [main]) > 0 || isExtra('app', id))),
    group('shared', id => {
      const users = [forms, groupScreens, [gate]].filter(roots => countImporters(id, roots) > 0)
      return users.length > 1
    }),
    // Parts that the forms, the summary, the offers and the portal share.
    group('common', id => isExtra('common', id)),
    group('group-common', id => countImporters(id, groupScreens) > 1 || isExtra('group-common', id)),
    // The summary, the receipts, the details of a share and the prediction of a bill share it.
    group('shared-items', id => sharedItems.test(id)),
    ...groupScreens.map(screen => group(/([\w-]+)\.tsx$/.exec(screen)?.[1] ?? '', id => id === screen)),
    group('forms', id => forms.includes(id)),
    group('sheet', id => isExtra('sheet', id)),
    group('predict-bill', id => id === predictBill),
    // What a group's screens load on demand.
    group('group-parts', id => isLoadedBy(id, groupScreens) && !needsNetwork(id)),
    group('gate', id => id === gate),
    {
      ...group('portal', id => countImporters(id, portalScreens()) > 1),
      // Dependencies that a diner's part shares stay out of this file, which is not cached.
      includeDependenciesRecursively: false,
    },
  ]
}

/** The imports between the modules of one build. */
function importsOf(infoOf: Rolldown.PluginContext['getModuleInfo']) {
  const known = new Map<string, ReadonlySet<string>>()

  /** A module and its static imports, direct or not, except those of the module that re-exports every icon. */
  function withImports(module: string): ReadonlySet<string> {
    const all = new Set([module])
    for (const id of all) {
      if (id.includes('/lucide-react/')) continue
      for (const imported of infoOf(id)?.importedIds ?? []) all.add(imported)
    }
    known.set(module, all)
    return all
  }

  return {
    /** How many of these modules import a module statically, directly or not. */
    countImporters: (id: string, roots: readonly string[]) =>
      roots.filter(root => (known.get(root) ?? withImports(root)).has(id)).length,
    /** Whether one of these modules, or what it imports, loads a module by `import()`. */
    isLoadedBy: (id: string, roots: readonly string[]) =>
      (infoOf(id)?.dynamicImporters ?? []).some(importer =>
        roots.some(root => (known.get(root) ?? withImports(root)).has(importer)),
      ),
    portalScreens: () =>
      (infoOf(screens)?.dynamicallyImportedIds ?? []).filter(id => portalFeatures.test(id)),
  }
}

export function chunks(): Plugin {
  let build: Pick<Rolldown.PluginContext, 'getModuleInfo'>
  return {
    name: 'tablemate:chunks',
    apply: 'build',
    buildStart() {
      build = this
    },
    outputOptions: output => ({
      ...output,
      chunkFileNames: ({ moduleIds }) => {
        const { language } = catalogAt(moduleIds[0] ?? '') ?? {}
        const name = language ? `[name].${language}` : '[name]'
        return `assets/${moduleIds.some(needsNetwork) ? onlineOnlyPrefix : ''}${name}-[hash:7].js`
      },
      codeSplitting: { groups: groupsIn(importsOf(id => build.getModuleInfo(id))) },
    }),
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
