// Reads names side by side, "Classic Black Jasmine Green Taro", whose price is in the heading above.

import type { LinePrices } from '../prices/found-prices.ts'

/** The names in a line's cells, if it has no price and each cell is short and capitalised. Empty for fewer than two. */
export function namesInRow({ text }: { readonly text: string }, { position }: LinePrices): NameInRow[] {
  if (position !== 'none') return []
  const cells = [...text.matchAll(/[^\t]+/g)].map(({ index, 0: cell }) => ({
    name: cell.trim(),
    start: index,
    end: index + cell.length,
  }))
  const isName = ({ name }: NameInRow) => /^\p{Lu}[^,]*$/u.test(name) && name.split(' ').length <= 4
  return cells.length > 1 && cells.every(isName) ? cells : []
}

/** With its offsets in the line's text. */
interface NameInRow {
  readonly name: string
  readonly start: number
  readonly end: number
}
