// The texts of a menu file that became no part of the menu: each is made a dish, or dismissed. Pure.

import type { ReplyOf } from '@tablemate/contract/endpoint.ts'
import type { uploadMenu } from '@tablemate/contract/menu-import.ts'
import { type DraftRow, isLeftOut } from './draft-rows.ts'
import type { Neighbour } from './menu-blocks.ts'

export type UnusedText = NonNullable<ReplyOf<typeof uploadMenu>['unused']>[number]
export type Place = NonNullable<UnusedText['place']>

export interface DraftText extends UnusedText {
  /** What the owner did with it; a dish is named by the index of its row. */
  readonly became: 'nothing' | 'dismissed' | { readonly menuItem: number }
}

export function draftTexts(unused: readonly UnusedText[]): DraftText[] {
  return unused.map(text => ({ ...text, became: 'nothing' }))
}

export interface PriceCount {
  readonly inFile: number
  /** Without the dishes that are left out. */
  readonly onMenu: number
  /** The prices of texts that the owner has neither made dishes nor dismissed. */
  readonly left: number
}

/** `ofRows`: how many prices became rows when the file was read. */
export function countPrices(
  ofRows: number,
  unused: readonly DraftText[],
  rows: readonly DraftRow[],
): PriceCount {
  const menuItems = new Set(unused.map(({ became }) => (typeof became === 'object' ? became.menuItem : -1)))
  const isOmitted = (row: DraftRow | undefined) => row !== undefined && isLeftOut(row)
  /** Of those read. A dish that the owner added has no row, or is that of a text. */
  const omitted = rows.filter(
    (row, at) => isOmitted(row) && row.priceText !== '' && row.row !== null && !menuItems.has(at),
  )
  const sum = (isCounted: (text: DraftText) => boolean) =>
    unused.filter(isCounted).reduce((all, { prices }) => all + prices, 0)
  return {
    inFile: ofRows + sum(() => true),
    onMenu:
      ofRows -
      omitted.length +
      sum(({ became }) => typeof became === 'object' && !isOmitted(rows[became.menuItem])),
    left: sum(({ became }) => became === 'nothing'),
  }
}

type Position = Pick<UnusedText, 'row' | 'place'>

/** The row nearest to a text in the file. */
export function nearestRow(rows: readonly DraftRow[], text: Position): Neighbour | undefined {
  let nearest: (Neighbour & { readonly distance: number }) | undefined
  for (const [at, row] of rows.entries()) {
    const found = distanceTo(row, text)
    if (found && (!nearest || found.distance < nearest.distance)) nearest = { at, ...found }
  }
  return nearest
}

/** A column beside the text is further away than a line above it. */
const sideways = 3
const anotherPage = 10

/** null: the position of the row in the file is unknown. */
function distanceTo(row: DraftRow, { row: number, place }: Position) {
  if (number !== null && row.row !== null)
    return { distance: Math.abs(number - row.row), isBefore: row.row <= number }
  const [name] = row.places ?? []
  if (!place || !name) return null
  const [from, to] = [name.box, place.box]
  const aside = Math.max(0, from.left - to.right, to.left - from.right)
  const pages = place.page - name.page
  return {
    distance: anotherPage * Math.abs(pages) + Math.abs(to.top - from.top) + sideways * aside,
    isBefore: pages > 0 || (pages === 0 && from.top <= to.top),
  }
}
