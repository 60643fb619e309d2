// A menu scanned with text recognition is a picture under invisible letters, which exist for search.

import type { Letter } from './letter.ts'

/**
 * `isScanned`: most letters are invisible, so they are read wherever no visible letter is. On other pages invisible letters
 * are leftovers of the software that made the file, and are ignored.
 */
export function readableLetters(letters: readonly Letter[]): {
  letters: readonly Letter[]
  isScanned: boolean
} {
  const seen = letters.filter(({ isUnseen }) => !isUnseen)
  if (seen.length === letters.length) return { letters, isScanned: false }
  const occupied = new Set(seen.flatMap(cellsOf))
  const read = letters.filter(letter => !letter.isUnseen || !cellsOf(letter).some(cell => occupied.has(cell)))
  const isScanned = read.length > 2 * seen.length
  return { letters: isScanned ? read : seen, isScanned }
}

/** The cells of a grid over the page that the letter's left and right half lie in. */
function cellsOf({ x, y, width, size }: Letter): string[] {
  const row = Math.round((y - 0.3 * size) / cellSize)
  return [0.25, 0.75].map(share => `${Math.round((x + share * width) / cellSize)} ${row}`)
}
const cellSize = 6
