// Reads printed pages for tests: the dishes as one line each, and the doubts about a dish.

import type { ReadItem } from '@tablemate/menu-reader/menu-reading.ts'
import type { PageText } from '@tablemate/menu-reader/pdf/layout/page-text.ts'
import { readPrintedMenu } from '@tablemate/menu-reader/pdf/read-printed-menu.ts'
import { column, sheet } from './printed-page.ts'
import { menuRows } from './shown-menu.ts'

export const big = { size: 16, bold: true }
export const bold = { bold: true }

/** The dishes, once for each of their sizes. */
export function itemsOf(...pages: readonly PageText[]): readonly ReadItem[] {
  return menuRows(readPrintedMenu(pages, 'USD'))
}

/** For example "Starters: Onion Soup 750". */
export function menuItemsOf(...pages: readonly PageText[]): string[] {
  return itemsOf(...pages).map(({ category, name, price }) => `${category}: ${name} ${price ?? '?'}`)
}

export function doubtsOf(name: string, page: PageText): readonly string[] {
  return itemsOf(page).find(item => item.name === name)?.doubts ?? ['not read']
}

/** A page with one column. */
export function menu(...lines: Parameters<typeof column>[2]): PageText {
  return sheet(...column(40, 400, lines))
}
