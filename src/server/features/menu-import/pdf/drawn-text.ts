// Replays what a PDF page draws, and notes where every letter comes to stand: pdf.js's own text extraction joins and
// separates letters by rules that lose letter-spacing, fonts and colours, by which people tell names from prices.

import type { PageText, TextRun } from '#menu-reader/pdf/layout/page-text.ts'
import { withAccents } from './accents.ts'
import { drawingActs } from './drawing-acts.ts'
import type { DrawnFont } from './font-face.ts'
import type { Letter } from './letter.ts'
import type { Matrix } from './matrix.ts'
import { Pen } from './pen.ts'
import { leftToRight } from './right-to-left.ts'
import { readableLetters } from './scanned-letters.ts'
import { upright } from './upright.ts'

export interface DrawnPage {
  readonly width: number
  readonly height: number
  /** From the file's space to the page as it is shown. */
  readonly transform: readonly number[]
  readonly operators: readonly number[]
  readonly operands: readonly unknown[]
  readonly fontOf: (id: string) => DrawnFont
  /** Whether a layer is switched on. */
  readonly isOn: (layer: unknown) => boolean
}

export interface DrawnText extends PageText {
  /** A good part of it was read from a picture by whoever made the file. */
  readonly isScanned: boolean
  /** Pieces whose letters are not known. */
  readonly unknown: number
}

/** Upright text of the page, as the page is turned for most of it; what lies across is left out. */
export function drawnText(page: DrawnPage, names: Readonly<Record<string, number>>): DrawnText {
  const { width, height } = page
  const pen = new Pen(page.transform as unknown as Matrix, [0, 0, width, height], page.fontOf)
  const acts = drawingActs(pen, page.isOn, names)
  page.operators.forEach((operator, index) => {
    acts.get(operator)?.((page.operands[index] ?? []) as never)
  })
  const { letters, isScanned } = readableLetters(pen.letters)
  const read = leftToRight(upright({ width, height, letters: withAccents(letters) }))
  return {
    width: read.width,
    height: read.height,
    runs: joined(read.letters),
    isScanned,
    unknown: pen.unknown,
  }
}

/** Letters that go on from one another are one run. */
function joined(letters: readonly Letter[]): TextRun[] {
  const runs: TextRun[] = []
  for (const { turn: _, isUnseen: __, ...letter } of letters) {
    const last = runs.at(-1)
    if (last && isContinued(last, letter)) {
      const width = letter.x + letter.width - last.x
      runs[runs.length - 1] = { ...last, text: last.text + letter.text, width }
    } else runs.push(letter)
  }
  return runs.map(run => ({ ...run, text: run.text.normalize('NFC') }))
}

/** Nearer than a hair's breadth, on the same baseline, in the same look; what dots lead to is no part of them. */
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
