// Reads names side by side, "Classic Black Jasmine Green Taro", whose price is in the heading above.

import type { LinePrices } from '../prices/found-prices.ts'

/** The names in a line's cells, if it has no price and each cell is short and capitalised. Empty for fewer than two. */
export function namesInRow({ text }: { readonly text: string }, { position }: LinePrices): string[] {
  const cells = position === 'none' ? text.split('\t').map(cell => cell.trim()) : []
  const isName = (cell: string) => /^\p{Lu}[^,]*$/u.test(cell) && cell.split(' ').length <= 4
  return cells.length > 1 && cells.every(isName) ? cells : []
}
