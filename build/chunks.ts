// Assigns the client's modules to output files (chunks): few files, because each costs a phone on a weak signal a request.

import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { needsNetwork, offlineModules, onlineOnlyPrefix } from './online-only.ts'

const client = (path: string) => fileURLToPath(new URL(`../src/client/${path}`, import.meta.url))

/** The app's entry; client/start.ts imports it once the page is painted. */
const main = client('main.tsx')

/** Imports the screens, each dynamically. */
const screens = client('screens.ts')

/** Only re-exports the texts of every screen: each script contains those that it uses. */
const words = client('text/en.ts')

/**
 * Screens of a table, and forms on the way to one. Modules that two table screens share are one file, modules that both kinds
 * share another, and modules that only forms share a third.
 */
const group = client('screens/group/group-screen.tsx')
const wordsOfGroup = client('text/en/group.ts')
const tables = [
  group,
  client('screens/summary/summary-screen.tsx'),
  client('screens/bill-split/bill-split-screen.tsx'),
]
const forms = [
  client('screens/create-group/create-group-screen.tsx'),
  client('screens/create-group/universal-create-group-screen.tsx'),
  client('screens/join-group/join-group-screen.tsx'),
  client('screens/table/table-screen.tsx'),
]

/** The first page loads the found offers when idle and links to the offer screen; neither loads a table's scripts. */
const offers = [client('screens/landing/offers/found-offers.tsx'), client('screens/offer/offer-screen.tsx')]

/** Most sheets need both modules; no screen's first view does. */
const sheets = [client('ui/sheet.tsx'), client('ui/sheet-content.tsx')]

/** Modules that the group screen's sheets share are one file, because that screen's script names every file of a sheet. */
const groupSheets = [client('text/en/group-sheets.ts'), client('../contract/hosting.ts')]

/** Modules that the order form and the parts for an order share are one file, for the same reason. */
const orderDetails = [
  client('text/en/unplaced.ts'),
  client('parts/transcript.tsx'),
  client('screens/group/order-form/save-change.ts'),
  client('text/en/kitchen.ts'),
  client('parts/not-understood.tsx'),
  client('parts/read-price.ts'),
]
const orderIcons = ['plus', 'trash']

/** The shared files, in order of priority. `planChunks` assigns modules to them. */
const files = [
  'app',
  'update-banner',
  'common',
  'shared',
  'table',
  'forms',
  'gate',
  'sheet',
  'group-sheets',
  'order-details',
  'group-screen',
] as const

export function chunks(): Plugin {
  let plan: Plan | undefined
  return {
    name: 'tablemate:chunks',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: { resolveDependencies: notLoadedYet },
        rolldownOptions: {
          output: {
            chunkFileNames: ({ moduleIds }) =>
              `assets/${moduleIds.length > 0 && moduleIds.every(id => plan?.isOnlineOnly(id)) ? onlineOnlyPrefix : ''}[name]-[hash:7].js`,
            codeSplitting: {
              groups: [
                { name: 'start', tags: ['$initial'], priority: files.length + 1 },
                // A file contains all its dependencies except those in files of higher priority.
                ...files.map((file, index) => ({
                  name(id: string, context: Rolldown.ChunkingContext) {
                    plan ??= planChunks(context)
                    return plan.fileOf(id) === file ? file : null
                  },
                  priority: files.length - index,
                })),
                {
                  name: id => plan?.onlineFileOf(id) ?? null,
                  // Dependencies that other screens share stay in their own files.
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    }),
    buildStart() {
      plan = undefined
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

/** The dependencies to preload with a dynamic import: those that the importing page has not loaded. */
function notLoadedYet(_: string, needed: string[], { hostId }: { readonly hostId: string }): string[] {
  const everywhere = ['index', 'app', 'rolldown-runtime']
  const isAtTable = /\/(table|(group|summary|bill-split)-screen)-[^/]+$/.test(hostId)
  const loaded = isAtTable ? [...everywhere, 'common', 'shared', 'table'] : everywhere
  return needed.filter(file => !loaded.some(name => file.startsWith(`assets/${name}-`)))
}

interface Plan {
  /** The file that a module goes into; null if it goes with its importers. */
  readonly fileOf: (id: string) => (typeof files)[number] | null
  readonly isOnlineOnly: (id: string) => boolean
  /** As `fileOf`, for modules that only online-only screens share. */
  readonly onlineFileOf: (id: string) => string | null
}

function planChunks(context: Rolldown.ChunkingContext): Plan {
  const app = withImports(main, context)
  const gate = withImports(client('gate/gate.tsx'), context)
  const updates = withImports(client('shell/update-banner.tsx'), context)
  const offline = offlineModules(client('start.ts'), words, context)
  const offlineIcons = iconsOf(offline, context)
  const isOnlineOnly = (id: string) => {
    const icon = iconIn(id)
    if (icon !== undefined) return !offlineIcons.has(icon)
    return id.startsWith(client('text/')) ? needsNetwork(id) : !offline.has(id) && !id.startsWith('\0')
  }
  const usageCounter = (screens: readonly string[]) => {
    const used = screens.map(screen => withImports(screen, context))
    return (id: string) => used.filter(all => all.has(id)).length
  }
  const [countTables, countForms] = [usageCounter(tables), usageCounter(forms)]
  const onlineScreens = context.getModuleInfo(screens)?.dynamicallyImportedIds.filter(needsNetwork) ?? []
  const countPortal = usageCounter(onlineScreens.filter(id => !offers.includes(id)))
  const countOffers = usageCounter(offers)
  const onGroup = withImports(group, context)
  const fileOf: Plan['fileOf'] = id => {
    // The entry stays in a file of its own, so that loading a shared module does not run the app.
    if (id === main) return null
    if (app.has(id)) return 'app'
    // Icons that tables share with the portal, or any screen with the offers, are small enough for the app's file.
    const isIcon = iconIn(id) !== undefined
    const isShared = countOffers(id) > 0 || (countTables(id) > 0 && countPortal(id) > 0)
    if (isIcon && isShared && !isOnlineOnly(id)) return 'app'
    // Modules that the portal shares with the gate stay in the gate's one file, because most visitors load the gate first.
    if (gate.has(id) && countForms(id) === 0) return 'gate'
    // Every page loads the update banner, so modules that others share with it are loaded already.
    if (updates.has(id)) return 'update-banner'
    if (sheets.includes(id)) return 'sheet'
    if (groupSheets.includes(id)) return 'group-sheets'
    if (orderDetails.includes(id) || orderIcons.includes(iconIn(id) ?? '')) return 'order-details'
    const [byTables, byForms] = [countTables(id), countForms(id)]
    if (byForms > 0 && byForms + byTables > 1) {
      if (id.includes('/node_modules/') && !isIcon) return null
      return byTables === 0 ? 'forms' : countOffers(id) > 0 ? 'common' : 'shared'
    }
    // Parts that open on the group screen use its texts and load after it.
    if (id === wordsOfGroup || (byTables === 1 && onGroup.has(id) && !isIcon)) return 'group-screen'
    if (byTables < 2) return null
    return countOffers(id) > 0 ? 'common' : 'table'
  }
  const onlineFileOf = (id: string) => {
    if (!isOnlineOnly(id)) return null
    const byOffers = countOffers(id)
    if (byOffers > 0 && byOffers + countPortal(id) > 1) return 'offers'
    return countPortal(id) > 1 ? 'portal' : null
  }
  return { fileOf, isOnlineOnly, onlineFileOf }
}

/** The name of the icon in this file, if it is an icon's file. */
function iconIn(id: string): string | undefined {
  return /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/.exec(id)?.[1]
}

/** The icons that these modules of ours import, as file names. */
function iconsOf(modules: ReadonlySet<string>, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const imported = [...modules].flatMap(id => {
    const code = id.includes('/node_modules/') ? '' : (context.getModuleInfo(id)?.code ?? '')
    return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(
      ([, names = '']) => names.split(',').map(name => name.trim().split(' ')[0] ?? ''),
    )
  })
  return new Set(imported.map(name => name.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase()))
}

/**
 * A module and its static imports, direct or not. The icon library re-exports all icons, so only imported icons count.
 */
function withImports(module: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const all = new Set([module])
  for (const id of all)
    if (id !== words) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) all.add(imported)
  const shown = iconsOf(all, context)
  return new Set([...all].filter(id => shown.has(iconIn(id) ?? '') || iconIn(id) === undefined))
}
