// Whoever scans a menu with text recognition gets a picture with letters over it that nobody sees but can search for.

import type { Letter } from './letter.ts'

/** Unseen letters are read where no seen ones stand; `isScanned`: a good part of all that is read is such. */
export function readableLetters(letters: readonly Letter[]): {
  letters: readonly Letter[]
  isScanned: boolean
} {
  if (!letters.some(({ isUnseen }) => isUnseen)) return { letters, isScanned: false }
  const taken = new Set(letters.filter(({ isUnseen }) => !isUnseen).flatMap(placesOf))
  const kept = letters.filter(letter => !letter.isUnseen || !placesOf(letter).some(place => taken.has(place)))
  const unseen = kept.filter(({ isUnseen }) => isUnseen).length
  return { letters: kept, isScanned: unseen > 0.2 * kept.length }
}

/** The patches of the page that its left and right half stand on. */
function placesOf({ x, y, width, size }: Letter): string[] {
  const row = Math.round((y - 0.3 * size) / patch)
  return [0.25, 0.75].map(share => `${Math.round((x + share * width) / patch)} ${row}`)
}
const patch = 6
