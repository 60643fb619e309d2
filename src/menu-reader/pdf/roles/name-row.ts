// "Classic Black    Jasmine Green    Taro": names side by side, priced by the heading above them.

import type { LinePrices } from '../prices/found-prices.ts'

/** The names that a line without prices holds in cells of its own, each short and with a capital; none for fewer than two. */
export function namesInRow({ text }: { readonly text: string }, { place }: LinePrices): string[] {
  const cells = place === 'none' ? text.split('\t').map(cell => cell.trim()) : []
  const isName = (cell: string) => /^\p{Lu}[^,]*$/u.test(cell) && cell.split(' ').length <= 4
  return cells.length > 1 && cells.every(isName) ? cells : []
}
