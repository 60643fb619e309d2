// Rotates a page whose text is printed sideways or upside down.

import type { Letter, Turn } from './letter.ts'

export interface PageLetters {
  readonly width: number
  readonly height: number
  readonly letters: readonly Letter[]
}

/** Rotates the page so that most of its text is upright. Leaves out text in other directions. */
export function upright({ width, height, letters }: PageLetters): PageLetters {
  const counts = [0, 0, 0, 0]
  for (const { turn, text } of letters) if (turn !== null) counts[turn] = (counts[turn] ?? 0) + text.length
  const turn = counts.indexOf(Math.max(...counts)) as Turn
  const turned = letters
    .filter(letter => letter.turn === turn)
    .map(letter => ({ ...letter, ...rotatePoint(letter, turn, width, height) }))
  return turn % 2 === 0
    ? { width, height, letters: turned }
    : { width: height, height: width, letters: turned }
}

function rotatePoint({ x, y }: Letter, turn: Turn, width: number, height: number): { x: number; y: number } {
  switch (turn) {
    case 0:
      return { x, y }
    case 1:
      return { x: y, y: width - x }
    case 2:
      return { x: width - x, y: height - y }
    case 3:
      return { x: height - y, y: x }
  }
}
