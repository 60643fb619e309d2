// The texts of a menu file that became no part of the menu: each is made a dish, or dismissed. Pure.

import type { ReplyOf } from '#contract/endpoint.ts'
import type { uploadMenu } from '#contract/menu-import.ts'
import type { DraftRow } from './draft-rows.ts'
import type { Neighbour } from './menu-blocks.ts'

export type UnusedText = NonNullable<ReplyOf<typeof uploadMenu>['unused']>[number]
export type Place = NonNullable<UnusedText['place']>

export interface DraftText extends UnusedText {
  /** What the owner did with it; a dish is named by the index of its row. */
  readonly became: 'nothing' | 'dismissed' | { readonly dish: number }
}

export function draftTexts(unused: readonly UnusedText[]): DraftText[] {
  return unused.map(text => ({ ...text, became: 'nothing' }))
}

export interface PriceCount {
  readonly inFile: number
  readonly onMenu: number
  /** The prices of texts that the owner has neither made dishes nor dismissed. */
  readonly left: number
}

/** `ofRows`: how many prices became rows when the file was read. */
export function countPrices(ofRows: number, unused: readonly DraftText[]): PriceCount {
  const sum = (isCounted: (text: DraftText) => boolean) =>
    unused.filter(isCounted).reduce((all, { prices }) => all + prices, 0)
  return {
    inFile: ofRows + sum(() => true),
    onMenu: ofRows + sum(({ became }) => typeof became === 'object'),
    left: sum(({ became }) => became === 'nothing'),
  }
}

type Position = Pick<UnusedText, 'row' | 'place'>

/** The row that stands nearest to a text in the file. */
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

/** null: the file does not say where the row stands. */
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
