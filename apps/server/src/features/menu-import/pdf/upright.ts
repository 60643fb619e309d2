// Rotates a page whose text is printed sideways or upside down.

import type { Turn } from '@tablemate/menu-reader/pdf/layout/page-text.ts'
import type { Letter } from './letter.ts'

export interface PageLetters {
  readonly width: number
  readonly height: number
  readonly letters: readonly Letter[]
  /** How the text is rotated on the displayed page. */
  readonly turn: Turn
}

/** The page, rotated so that most of its text is upright, and after it the text in each other direction, made upright. */
export function upright({
  width,
  height,
  letters,
}: Omit<PageLetters, 'turn'>): [PageLetters, ...PageLetters[]] {
  const counts = ([0, 1, 2, 3] as const).map(turn => ({ turn, of: letters.filter(isTurned(turn)) }))
  const [most, ...others] = counts.sort((a, b) => b.of.length - a.of.length)
  const turned = (turn: Turn, of: readonly Letter[]): PageLetters => ({
    ...(turn % 2 === 0 ? { width, height } : { width: height, height: width }),
    letters: of.map(letter => ({ ...letter, ...rotatePoint(letter, turn, width, height) })),
    turn,
  })
  const main = most?.turn ?? 0
  const aside = others.map(({ turn, of }) => turned(turn, of))
  const slanted = turned(main, letters.filter(isSlanted))
  return [turned(main, most?.of ?? []), ...[...aside, slanted].filter(({ letters: of }) => of.length > 0)]
}

function isTurned(turn: Turn): (letter: Letter) => boolean {
  return letter => letter.turn === turn && !isSlanted(letter)
}

/** A stamp across the page is no part of its lines. */
function isSlanted({ tilt }: Letter): boolean {
  return Math.abs(tilt) > maxTilt
}

/** In degrees. */
const maxTilt = 30

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
