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

export function chunks(): Plugin {
  let plan: Plan | undefined
  return {
    name: 'tablemate:chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: ({ moduleIds }) =>
              `assets/${moduleIds.length > 0 && moduleIds.every(id => plan?.isOnlineOnly(id)) ? onlineOnlyPrefix : ''}[name]-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'start', tags: ['$initial'], priority: 2 },
                {
                  name(id, context) {
                    plan ??= cut(context)
                    return plan.fileOf(id)
                  },
                  priority: 1,
                },
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

interface Plan {
  /** The file that a module goes into; null where that is left to who imports it. */
  readonly fileOf: (id: string) => string | null
  readonly isOnlineOnly: (id: string) => boolean
  /** The same, of what only screens that need a network share. */
  readonly onlineFileOf: (id: string) => string | null
}

function cut(context: Rolldown.ChunkingContext): Plan {
  const app = withImports(main, context)
  const gate = withImports(at('shell/gate/gate.tsx'), context)
  const updates = withImports(at('shell/update-banner.tsx'), context)
  const kept = keptModules(at('start.ts'), words, context)
  const keptIcons = iconsOf(kept, context)
  const isOddIcon = (id: string) => {
    const [, icon] = iconFile.exec(id) ?? []
    return icon !== undefined && !keptIcons.has(icon)
  }
  const isOnlineOnly = (id: string) =>
    id.startsWith(at('text/')) ? needsNetwork(id) : isOddIcon(id) || (!kept.has(id) && !id.startsWith('\0'))
  const counterOf = (screens: readonly string[]) => {
    const used = screens.map(screen => withImports(screen, context))
    return (id: string) => used.filter(all => all.has(id)).length
  }
  const [countTables, countForms] = [counterOf(tables), counterOf(forms)]
  const iconsAtStart = iconsOf(app, context)
  const iconsOnScreens = new Set(
    [...tables, ...forms, ...offers].flatMap(screen => [...iconsOf(withImports(screen, context), context)]),
  )
  /** Shown by sheets and other parts alone, which are fetched when they are opened. */
  const isLateIcon = (id: string) => {
    const [, icon] = iconFile.exec(id) ?? []
    return icon !== undefined && !iconsAtStart.has(icon) && !iconsOnScreens.has(icon)
  }
  const online = context.getModuleInfo(screens)?.dynamicallyImportedIds.filter(needsNetwork) ?? []
  const countPortal = counterOf(online.filter(id => !offers.includes(id)))
  const countOffers = counterOf(offers)
  const fileOf = (id: string) => {
    // In a file of its own, it runs when it is told to and not with what it shares.
    if (id === main) return null
    // The library hands on every icon there is, so what imports it seems to need them all.
    if (isOddIcon(id) || isLateIcon(id)) return null
    if (app.has(id)) return 'app'
    // What the portal shares with it comes with it: the gate is in most people's way, and one file the sooner passed.
    if (gate.has(id) && countForms(id) === 0) return 'gate'
    // Every page loads it: what others share with it is there.
    if (updates.has(id)) return 'update-banner'
    if (sheets.includes(id)) return 'sheet'
    const [byTables, byForms] = [countTables(id), countForms(id)]
    if (byForms > 0 && byForms + byTables > 1)
      return id.includes('/node_modules/') ? null : byTables > 0 ? 'common' : 'forms'
    if (byTables < 2) return null
    return countOffers(id) > 0 ? 'common' : 'table'
  }
  const onlineFileOf = (id: string) => {
    if (!isOnlineOnly(id) || isOddIcon(id)) return null
    const byOffers = countOffers(id)
    if (byOffers > 0 && byOffers + countPortal(id) > 1) return 'offers'
    return countPortal(id) > 1 ? 'portal' : null
  }
  return { fileOf, isOnlineOnly, onlineFileOf }
}

const iconFile = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/

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

/** A module and all that it imports, directly or not, but for what it imports only when that is needed. */
function withImports(module: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const all = new Set([module])
  for (const id of all)
    if (id !== words) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) all.add(imported)
  return all
}
