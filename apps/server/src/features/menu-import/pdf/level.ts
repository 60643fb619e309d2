// Levels tilted text: neighbouring letters of one tilt turn as a whole, so that they keep their places
// among the level text. Letters along a curve, each with its own tilt, are decoration and left out. If most of the page is tilted, as on a skewed scan, all of it turns.

import type { Letter } from './letter.ts'

export function level(letters: readonly Letter[]): readonly Letter[] {
  if (letters.every(isLevel)) return letters
  const levelled = new Map<Letter, Letter | null>()
  for (const sameTilt of groupsByTilt(letters.filter(letter => !isLevel(letter)))) {
    const isWholePage = sameTilt.length > 0.5 * letters.length
    for (const block of isWholePage ? [sameTilt] : blocksOf(sameTilt)) {
      const [x, y] = centreOf(block)
      const isCurved = block.length < minBlock && !block.some(({ text }) => /\d/.test(text))
      for (const letter of block) levelled.set(letter, isCurved ? null : turnedBack(letter, x, y))
    }
  }
  return letters.flatMap(letter => {
    const found = levelled.get(letter)
    return found === undefined ? [letter] : (found ?? [])
  })
}

/** Fewer letters of one tilt are no word. */
const minBlock = 3

/** In degrees: less does not move letters off their line. */
const leastTilt = 0.2
/** In degrees: letters of one text differ by less. */
const sameTiltRange = 0.5

function isLevel({ tilt }: Letter): boolean {
  return Math.abs(tilt) < leastTilt
}

function groupsByTilt(letters: readonly Letter[]): Letter[][] {
  const groups: Letter[][] = []
  let last: Letter | undefined
  for (const letter of [...letters].sort((a, b) => a.tilt - b.tilt)) {
    if (last && letter.tilt - last.tilt < sameTiltRange) groups.at(-1)?.push(letter)
    else groups.push([letter])
    last = letter
  }
  return groups
}

/** Relative to the largest font size: text further apart is of another block. */
const blockDistance = 2

/** Letters whose cells of a grid touch each other. */
function blocksOf(letters: readonly Letter[]): Letter[][] {
  const cellSize = blockDistance * letters.reduce((most, { size }) => Math.max(most, size), 1)
  const cells = new Map<string, Letter[]>()
  const cellOf = ({ x, y }: Letter) => [Math.floor(x / cellSize), Math.floor(y / cellSize)] as const
  for (const letter of letters) {
    const key = cellOf(letter).join(' ')
    const cell = cells.get(key)
    if (cell) cell.push(letter)
    else cells.set(key, [letter])
  }
  const blocks: Letter[][] = []
  for (const [key, first] of cells) {
    if (!cells.delete(key)) continue
    const block = [...first]
    for (let at = 0; at < block.length; at++) {
      const [column, row] = cellOf(block[at] as Letter)
      for (const [right, down] of neighbours) {
        const near = `${column + right} ${row + down}`
        for (const letter of cells.get(near) ?? []) block.push(letter)
        cells.delete(near)
      }
    }
    blocks.push(block)
  }
  return blocks
}

const neighbours = [-1, 0, 1].flatMap(right => [-1, 0, 1].map(down => [right, down] as const))

function centreOf(letters: readonly Letter[]): [number, number] {
  const sum = (of: (letter: Letter) => number) => letters.reduce((total, letter) => total + of(letter), 0)
  return [sum(({ x }) => x) / letters.length, sum(({ y }) => y) / letters.length]
}

/** Turned about a point. `tilt` is clockwise, and y grows downwards. */
function turnedBack(letter: Letter, x: number, y: number): Letter {
  const [right, down] = [letter.x - x, letter.y - y]
  const angle = (letter.tilt * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const levelled = { degrees: letter.tilt, x, y }
  return { ...letter, x: x + right * cos + down * sin, y: y - right * sin + down * cos, levelled }
}
