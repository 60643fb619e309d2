// How the client is cut into files: into few, for each costs a phone on a weak signal a request.

import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { keptModules, needsNetwork, onlineOnlyPrefix } from './online-only.ts'

const at = (path: string) => fileURLToPath(new URL(`../src/client/${path}`, import.meta.url))

/** Begins the app; client/start.ts runs it once the page is painted. */
const main = at('main.tsx')

/** Names the scripts of all screens. */
const screens = at('screens.ts')

/** Only hands on the words of every screen: those that a script says come with it. */
const words = at('text/en.ts')

/**
 * Screens of a table, and those on the way to one. What two of the first share is one file; what those of both kinds share
 * is another, what the others share a third.
 */
const group = at('screens/group/group-screen.tsx')
const wordsOfGroup = at('text/en/group.ts')
const tables = [
  group,
  at('screens/summary/summary-screen.tsx'),
  at('screens/bill-split/bill-split-screen.tsx'),
]
const forms = [
  at('screens/create-group/create-group-screen.tsx'),
  at('screens/create-group/universal-create-group-screen.tsx'),
  at('screens/join-group/join-group-screen.tsx'),
  at('screens/table/table-screen.tsx'),
]

/** The first page fetches the one when it is at rest, and its links lead to the other: neither carries a table's scripts. */
const offers = [at('screens/landing/offers/found-offers.tsx'), at('screens/offer/offer-screen.tsx')]

/** Most sheets need both, and no screen's first view does. */
const sheets = [at('ui/sheet.tsx'), at('ui/sheet-content.tsx')]

/** What the sheets of the group screen share is one file: that screen's own script names each file that a sheet needs. */
const groupSheets = [at('text/en/group-sheets.ts'), at('../contract/hosting.ts')]

/** What the order form and the parts that open on an order share is one file, for the same reason. */
const orderDetails = [
  at('text/en/unplaced.ts'),
  at('parts/transcript.tsx'),
  at('screens/group/order-form/save-change.ts'),
]

/** What several screens share, by who needs it (`cut`). */
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
                // A file comes with all that it needs, but for what those before it have.
                ...files.map((file, index) => ({
                  name(id: string, context: Rolldown.ChunkingContext) {
                    plan ??= cut(context)
                    return plan.fileOf(id) === file ? file : null
                  },
                  priority: files.length - index,
                })),
                {
                  name: id => plan?.onlineFileOf(id) ?? null,
                  // What others need besides stays with them.
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

/** What a part needs besides what the file that fetches it has: to be fetched together with it. */
function notLoadedYet(_: string, needed: string[], { hostId }: { readonly hostId: string }): string[] {
  const everywhere = ['index', 'app', 'rolldown-runtime']
  const isAtTable = /\/(table|(group|summary|bill-split)-screen)-[^/]+$/.test(hostId)
  const there = isAtTable ? [...everywhere, 'common', 'shared', 'table'] : everywhere
  return needed.filter(file => !there.some(name => file.startsWith(`assets/${name}-`)))
}

interface Plan {
  /** The file that a module goes into; null where that is left to who imports it. */
  readonly fileOf: (id: string) => (typeof files)[number] | null
  readonly isOnlineOnly: (id: string) => boolean
  /** The same, of what only screens that need a network share. */
  readonly onlineFileOf: (id: string) => string | null
}

function cut(context: Rolldown.ChunkingContext): Plan {
  const app = withImports(main, context)
  const gate = withImports(at('gate/gate.tsx'), context)
  const updates = withImports(at('shell/update-banner.tsx'), context)
  const kept = keptModules(at('start.ts'), words, context)
  const keptIcons = iconsOf(kept, context)
  const isOnlineOnly = (id: string) => {
    const icon = iconIn(id)
    if (icon !== undefined) return !keptIcons.has(icon)
    return id.startsWith(at('text/')) ? needsNetwork(id) : !kept.has(id) && !id.startsWith('\0')
  }
  const counterOf = (screens: readonly string[]) => {
    const used = screens.map(screen => withImports(screen, context))
    return (id: string) => used.filter(all => all.has(id)).length
  }
  const [countTables, countForms] = [counterOf(tables), counterOf(forms)]
  const online = context.getModuleInfo(screens)?.dynamicallyImportedIds.filter(needsNetwork) ?? []
  const countPortal = counterOf(online.filter(id => !offers.includes(id)))
  const countOffers = counterOf(offers)
  const onGroup = withImports(group, context)
  const fileOf: Plan['fileOf'] = id => {
    // In a file of its own, it runs when it is told to and not with what it shares.
    if (id === main) return null
    if (app.has(id)) return 'app'
    // Of what tables share with the portal, or others with the offers on the first page, icons are small enough to come with it.
    const isIcon = iconIn(id) !== undefined
    const isShared = countOffers(id) > 0 || (countTables(id) > 0 && countPortal(id) > 0)
    if (isIcon && isShared && !isOnlineOnly(id)) return 'app'
    // What the portal shares with it comes with it: the gate is in most people's way, and one file the sooner passed.
    if (gate.has(id) && countForms(id) === 0) return 'gate'
    // Every page loads it: what others share with it is there.
    if (updates.has(id)) return 'update-banner'
    if (sheets.includes(id)) return 'sheet'
    if (groupSheets.includes(id)) return 'group-sheets'
    if (orderDetails.includes(id)) return 'order-details'
    const [byTables, byForms] = [countTables(id), countForms(id)]
    if (byForms > 0 && byForms + byTables > 1) {
      if (id.includes('/node_modules/') && !isIcon) return null
      return byTables === 0 ? 'forms' : countOffers(id) > 0 ? 'common' : 'shared'
    }
    // The parts that open on it are told in its words, and come after it.
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

/** The name of the icon whose file this is. */
function iconIn(id: string): string | undefined {
  return /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/.exec(id)?.[1]
}

/** The icons that these modules of ours show, by the names of their files. */
function iconsOf(modules: ReadonlySet<string>, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const taken = [...modules].flatMap(id => {
    const code = id.includes('/node_modules/') ? '' : (context.getModuleInfo(id)?.code ?? '')
    return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(
      ([, names = '']) => names.split(',').map(name => name.trim().split(' ')[0] ?? ''),
    )
  })
  return new Set(taken.map(name => name.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase()))
}

/**
 * A module and all that it imports, directly or not, but for what it imports only when that is needed. Of the icons, which
 * the library hands on all together, those that are shown.
 */
function withImports(module: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const all = new Set([module])
  for (const id of all)
    if (id !== words) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) all.add(imported)
  const shown = iconsOf(all, context)
  return new Set([...all].filter(id => shown.has(iconIn(id) ?? '') || iconIn(id) === undefined))
}
