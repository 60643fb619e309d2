// Whoever scans a menu with text recognition gets a picture with letters over it that nobody sees but can search for.

import type { Letter } from './letter.ts'

/**
 * `isScanned`: most of what there is to read is unseen, so it is read, where no seen letters stand. On other pages
 * unseen letters are leftovers of whoever made them, and none of the menu.
 */
export function readableLetters(letters: readonly Letter[]): {
  letters: readonly Letter[]
  isScanned: boolean
} {
  const seen = letters.filter(({ isUnseen }) => !isUnseen)
  if (seen.length === letters.length) return { letters, isScanned: false }
  const taken = new Set(seen.flatMap(placesOf))
  const kept = letters.filter(letter => !letter.isUnseen || !placesOf(letter).some(place => taken.has(place)))
  const isScanned = kept.length > 2 * seen.length
  return { letters: isScanned ? kept : seen, isScanned }
}

/** The patches of the page that its left and right half stand on. */
function placesOf({ x, y, width, size }: Letter): string[] {
  const row = Math.round((y - 0.3 * size) / patch)
  return [0.25, 0.75].map(share => `${Math.round((x + share * width) / patch)} ${row}`)
}
const patch = 6
