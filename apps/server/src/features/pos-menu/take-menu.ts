// Takes the menu from a restaurant's point of sale, page by page, within limits on pages, bytes, rows and time.

import * as limits from '@tablemate/domain/limits.ts'
import { assembleMenu } from '@tablemate/domain/pos/menu/assemble-menu.ts'
import type {
  MenuPage,
  MenuPart,
  MenuPlace,
  PosMenu,
  PosMenuReader,
} from '@tablemate/domain/pos/menu/pos-menu.ts'
import { type PosAccount, sendToPos } from '../../outgoing/pos-account.ts'
import { problem } from '../../problems.ts'

const maxPages = 20
const maxAnswerBytes = 4 * 1024 * 1024
const pageTimeoutMs = 15_000

/** Throws 'pos-unauthorized', 'pos-not-reachable', 'too-many-menu-rows'. */
export async function takeMenu(
  account: PosAccount,
  reader: PosMenuReader,
  place: MenuPlace,
): Promise<PosMenu> {
  const until = performance.now() + limits.posMenuTimeoutMs
  const parts: MenuPart[] = []
  const cursors = new Set<string | null>()
  let cursor: string | null = null
  do {
    // A cursor that comes again would never end.
    if (cursors.has(cursor)) throw problem('pos-not-reachable')
    cursors.add(cursor)
    const page = await takePage({ account, reader, place, cursor, until })
    parts.push(page.part)
    if (countSizes(parts) > limits.menuImportRows) throw problem('too-many-menu-rows')
    cursor = page.next
  } while (cursor !== null && cursors.size < maxPages)
  if (cursor !== null) throw problem('too-many-menu-rows')
  return assembleMenu(parts, place.currency)
}

interface PageInput {
  readonly account: PosAccount
  readonly reader: PosMenuReader
  readonly place: MenuPlace
  readonly cursor: string | null
  readonly until: number
}

async function takePage(input: PageInput): Promise<Extract<MenuPage, { kind: 'page' }>> {
  const { account, reader, place, cursor, until } = input
  const leftMs = until - performance.now()
  if (leftMs <= 0) throw problem('pos-not-reachable')
  const request = reader.request(cursor, place.target)
  const sent = await sendToPos(account, request, Math.min(leftMs, pageTimeoutMs), maxAnswerBytes)
  // An answer that was cut is no JSON.
  const page = sent.kind === 'answer' ? reader.readPage(sent.answer, cursor, place) : null
  if (page?.kind === 'page') return page
  throw problem(page?.fault === 'unauthorized' ? 'pos-unauthorized' : 'pos-not-reachable')
}

function countSizes(parts: readonly MenuPart[]): number {
  return parts.flatMap(({ items }) => items).reduce((sum, { sizes }) => sum + sizes.length, 0)
}
