// What a test asks of printed pages: their dishes, each as one line, and the doubts about one of them.

import type { ReadItem } from '../../src/menu-reader/menu-reading.ts'
import type { PageText } from '../../src/menu-reader/pdf/layout/page-text.ts'
import { readPrintedMenu } from '../../src/menu-reader/pdf/read-menu.ts'
import { column, sheet } from './printed-page.ts'

export const big = { size: 16, bold: true }
export const bold = { bold: true }

export function itemsOf(...pages: readonly PageText[]): readonly ReadItem[] {
  const reading = readPrintedMenu(pages, 'USD')
  return reading.kind === 'read' ? reading.items : []
}

/** "Starters: Onion Soup 750". */
export function dishesOf(...pages: readonly PageText[]): string[] {
  return itemsOf(...pages).map(({ category, name, price }) => `${category}: ${name} ${price ?? '?'}`)
}

export function doubtsOf(name: string, page: PageText): readonly string[] {
  return itemsOf(page).find(item => item.name === name)?.doubts ?? ['not read']
}

/** A page of one column. */
export function menu(...lines: Parameters<typeof column>[2]): PageText {
  return sheet(...column(40, 400, lines))
}
