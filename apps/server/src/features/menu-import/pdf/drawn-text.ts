// Replays the drawing operators of a PDF page and records the position of every letter. pdf.js's own text extraction loses
// letter-spacing, fonts and colours, by which people tell names from prices.

import type { PageText, TextRun } from '@tablemate/menu-reader/pdf/layout/page-text.ts'
import { areaOf, type Box } from './box.ts'
import type { DrawnFont } from './font-face.ts'
import type { Letter } from './letter.ts'
import { LetterRecorder } from './letter-recorder.ts'
import { letteringOf } from './lettering.ts'
import { level } from './level.ts'
import type { Matrix } from './matrix.ts'
import { operatorHandlers } from './operator-handlers.ts'
import { leftToRight } from './right-to-left.ts'
import { type PageLetters, upright } from './upright.ts'

export interface DrawnPage {
  readonly width: number
  readonly height: number
  /** Maps the file's coordinates to the page as it is shown. */
  readonly transform: readonly number[]
  readonly operators: readonly number[]
  readonly operands: readonly unknown[]
  readonly fontOf: (id: string) => DrawnFont
  /** Whether a layer (optional content) is switched on. */
  readonly isOn: (layer: unknown) => boolean
}

export interface DrawnText extends PageText {
  /** Most of the text was added by text recognition when the file was scanned. */
  readonly isScanned: boolean
  /** Pictures cover most of the page. */
  readonly isPictured: boolean
  /** Pictures on a page of text that have the shape of a line, as of a heading in an ornamental font. */
  readonly lettering: readonly Box[]
  /** The number of text pieces whose letters are unknown. */
  readonly unknown: number
}

/** The page's text, rotated so that most of it is upright. */
export function drawnText(page: DrawnPage, names: Readonly<Record<string, number>>): DrawnText {
  const { width, height } = page
  const recorder = new LetterRecorder(page.transform as unknown as Matrix, [0, 0, width, height], page.fontOf)
  const handlers = operatorHandlers(recorder, page.isOn, names)
  page.operators.forEach((operator, index) => {
    handlers.get(operator)?.((page.operands[index] ?? []) as never)
    // pdf.js leaves pictures out: what remains of one is its place, in which nothing is drawn.
    const next = page.operators[index + 1]
    if (operator === names.transform && (next === undefined || next === names.restore)) recorder.addPicture()
  })
  const { letters, isScanned } = readableLetters(recorder.letters)
  const text = textOfLetters({ width, height, letters: withAccents(letters) })
  const isPictured = recorder.pictures.reduce((sum, box) => sum + areaOf(box), 0) > 0.5 * width * height
  const isTurned = text.turn !== 0 || text.isMirrored
  const lettering = isTurned ? [] : letteringOf(recorder.pictures, letters, width)
  return { ...text, isScanned, isPictured, lettering, unknown: recorder.unknown }
}

/** The text of a page's letters, rotated so that most of it is upright. */
export function textOfLetters(page: Parameters<typeof upright>[0]): PageText {
  const [main, ...others] = upright(page)
  return { ...pageTextOf(main), aside: others.map(pageTextOf) }
}

function pageTextOf(page: PageLetters): PageText {
  const read = leftToRight({ ...page, letters: level(page.letters) })
  const { width, height, turn, isMirrored } = read
  return { width, height, runs: joinLetters(read.letters), turn, isMirrored }
}

/** Joins adjacent letters into runs. */
function joinLetters(letters: readonly Letter[]): TextRun[] {
  const runs: TextRun[] = []
  for (const { turn: _, tilt: __, isUnseen: ___, ...letter } of letters) {
    const last = runs.at(-1)
    if (last && isContinued(last, letter)) {
      const width = letter.x + letter.width - last.x
      runs[runs.length - 1] = { ...last, text: last.text + letter.text, width }
    } else runs.push(letter)
  }
  return runs.map(run => ({ ...run, text: withIdeographs(run.text.normalize('NFC')) }))
}

/** Some fonts say radicals where their glyphs are the ideographs of the same form. */
function withIdeographs(text: string): string {
  return text.replace(/[\u2e80-\u2fdf]/g, radical => radical.normalize('NFKC'))
}

/** Whether a letter follows closely, on the same baseline, in the same style. A run of leader dots ends before other text. */
function isContinued(last: TextRun, next: TextRun): boolean {
  const gap = next.x - (last.x + last.width)
  return (
    !next.isAfterBlank &&
    !(last.text.endsWith('...') && next.text !== '.') &&
    Math.abs(gap) < 0.1 * next.size &&
    Math.abs(last.y - next.y) < 0.05 * next.size &&
    Math.abs(last.size - next.size) < 0.5 &&
    last.font === next.font &&
    last.colour === next.colour
  )
}

// Composes accents that a PDF draws as separate letters, over or before their letter: "´" and "e" become "é".

/** Takes letters in drawing order. A mark without a letter stays as it is. */
function withAccents(letters: readonly Letter[]): Letter[] {
  if (!letters.some(({ text }) => isMark.test(text))) return [...letters]
  const composed: Letter[] = []
  for (const letter of letters) {
    const last = composed.at(-1)
    const accented = last && (compose(letter, last) ?? compose(last, letter))
    if (accented) composed[composed.length - 1] = accented
    else composed.push(letter)
  }
  return composed
}

/** The letter with the mark; null when `mark` is no mark, or is not over the letter. */
function compose(mark: Letter, letter: Letter): Letter | null {
  if (!isMark.test(mark.text) || isMark.test(letter.text) || !isOver(mark, letter)) return null
  const combining = isCombining.test(mark.text) ? mark.text : combiningOf.get(mark.text)
  const base = letter.text.replace('ı', 'i').replace('ȷ', 'j')
  const text = `${base}${combining}`.normalize('NFC')
  if (text.length > base.length && !isCombining.test(mark.text)) return null
  return { ...letter, text, ...(mark.isAfterBlank && { isAfterBlank: true }) }
}

function isOver(mark: Letter, letter: Letter): boolean {
  const middle = mark.x + mark.width / 2
  const reach = 0.12 * letter.size
  return (
    middle > letter.x - reach &&
    middle < letter.x + letter.width + (isCombining.test(mark.text) ? reach : 0) &&
    Math.abs(mark.y - letter.y) < letter.size
  )
}

const combiningOf: ReadonlyMap<string, string> = new Map([
  ['`', '\u0300'],
  ['´', '\u0301'],
  ['ˆ', '\u0302'],
  ['˜', '\u0303'],
  ['¯', '\u0304'],
  ['˘', '\u0306'],
  ['˙', '\u0307'],
  ['¨', '\u0308'],
  ['˚', '\u030A'],
  ['˝', '\u030B'],
  ['ˇ', '\u030C'],
  ['¸', '\u0327'],
  ['˛', '\u0328'],
])

const isCombining = /^\p{Mn}$/u
const isMark = /^[`´ˆ˜¯˘˙¨˚˝ˇ¸˛\p{Mn}]$/u

// A menu scanned with text recognition is a picture under invisible letters, which exist for search.

/**
 * `isScanned`: most letters are invisible, so they are read wherever no visible letter is. On other pages invisible letters
 * are leftovers of the software that made the file, and are ignored.
 */
function readableLetters(letters: readonly Letter[]): {
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
