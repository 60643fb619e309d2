// Which files the client's modules are written to. Each route is a chunk, and so is what a screen imports dynamically. What
// several of them share would be a file per set of users: a group's screen would load 54 files more than the first page,
// each a request on a weak signal. So what the first page, the diners' chunks and the portal's chunks share is one file each.

import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { catalogAt } from './messages.ts'
import { portalFeatures } from './portal-features.ts'

/** Marks files that a phone without a network can do without: the portal, workers, tooltips, QR codes. The service worker caches none. */
export const onlineOnlyPrefix = 'online-'

const portal = new RegExp(`/(${portalFeatures}|apps/web/messages/\\w+/portal\\.json$)`)

const extras = /\/apps\/web\/src\/ui\/(tooltip|qr-code-image)\.tsx$/

const ordering = /\/apps\/web\/src\/features\/ordering\//

const main = fileURLToPath(new URL('../src/main.tsx', import.meta.url))
const groupScreen = fileURLToPath(new URL('../src/features/table-session/group-screen.tsx', import.meta.url))

export function chunks(): Plugin {
  let owners = new Map<string, Owner>()
  return {
    name: 'tablemate:chunks',
    apply: 'build',
    buildEnd() {
      owners = ownersIn(this)
    },
    outputOptions: output => ({
      ...output,
      chunkFileNames: ({ moduleIds }) => {
        const { language } = catalogAt(moduleIds[0] ?? '') ?? {}
        const name = language ? `[name].${language}` : '[name]'
        return `assets/${moduleIds.some(id => portal.test(id) || extras.test(id)) ? onlineOnlyPrefix : ''}${name}-[hash:7].js`
      },
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: 'start', tags: ['$initial' as const] }, { name: id => owners.get(id) ?? null }],
      },
    }),
  }
}

type Owner = 'app' | 'shared' | 'portal' | 'order-parser' | 'group-screen'

/** The file of each module that is in none by itself: main.tsx needs it, or several dynamically imported modules do. */
function ownersIn(build: Rolldown.PluginContext): Map<string, Owner> {
  const importsOf = (root: string) => reachedFrom([root], id => build.getModuleInfo(id)?.importedIds)
  const roots = [...build.getModuleIds()].filter(id => build.getModuleInfo(id)?.dynamicImporters.length)
  const users = { diners: new Map<string, number>(), portal: new Map<string, number>() }
  for (const root of roots) {
    const counts = portal.test(root) ? users.portal : users.diners
    for (const id of importsOf(root)) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const owners = new Map<string, Owner>()
  for (const [id, count] of users.portal) if (count > 1 && !users.diners.has(id)) owners.set(id, 'portal')
  for (const [id, count] of users.diners) if (count > 1) owners.set(id, 'shared')
  // What the group's screen shares with the portal alone would be small files. The waiter's menu is large: it stays in the screen's.
  for (const id of importsOf(groupScreen))
    if (users.diners.get(id) === 1)
      owners.set(id, users.portal.has(id) && !ordering.test(id) ? 'shared' : 'group-screen')
  // With what imports it, so that no other file does.
  const parser = [...build.getModuleIds()].filter(id => id.includes('/packages/order-parser/'))
  for (const id of reachedFrom(parser, one => build.getModuleInfo(one)?.importers))
    if (owners.get(id) === 'shared') owners.set(id, 'order-parser')
  for (const id of importsOf(main)) owners.set(id, 'app')
  owners.delete(main)
  return owners
}

/** These modules and all that follow from them, one by one, by static imports in one direction. */
function reachedFrom(
  ids: readonly string[],
  next: (id: string) => readonly string[] | undefined,
): Set<string> {
  const reached = new Set(ids)
  for (const id of reached) for (const one of next(id) ?? []) reached.add(one)
  return reached
}
