// The pen of a PDF page: it keeps the state that drawing operators change, and notes every letter that is shown.

import type { TextRun } from '#domain/menu-import/pdf/layout/page-text.ts'
import { at, identity, type Matrix, moved, times } from './matrix.ts'

/** What pdf.js knows of a font, as far as it matters here. */
export interface DrawnFont {
  readonly name?: string
  readonly bold?: boolean
  readonly black?: boolean
  readonly italic?: boolean
  readonly fontMatrix?: readonly number[]
  readonly vertical?: boolean
}

export interface DrawnPage {
  readonly width: number
  readonly height: number
  /** From the file's space to the page as it is shown. */
  readonly transform: readonly number[]
  readonly operators: readonly number[]
  readonly operands: readonly unknown[]
  readonly fontOf: (id: string) => DrawnFont | undefined
}

/** By how many quarters of a circle letters are turned to the right. */
export type Turn = 0 | 1 | 2 | 3
/** Null: turned by anything between. */
export type TurnedRun = TextRun & { readonly turn: Turn | null }

export interface Glyph {
  readonly unicode: string
  readonly width: number
  readonly isSpace: boolean
}

/** What `save` keeps. */
interface State {
  ctm: Matrix
  fontId: string
  size: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
  colour: string
}

export class Pen {
  readonly runs: TurnedRun[] = []
  #state: State
  readonly #kept: State[] = []
  #text: Matrix = identity
  #line: Matrix = identity
  readonly #page: DrawnPage
  #blank = false

  constructor(page: DrawnPage) {
    this.#page = page
    this.#state = {
      ctm: page.transform as unknown as Matrix,
      fontId: '',
      size: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
      colour: '#000000',
    }
  }

  save() {
    this.#kept.push({ ...this.#state })
  }

  restore() {
    this.#state = this.#kept.pop() ?? this.#state
  }

  transform(matrix: Matrix) {
    this.#state.ctm = times(this.#state.ctm, matrix)
  }

  set(change: Partial<State>) {
    Object.assign(this.#state, change)
  }

  startLine(matrix: Matrix) {
    this.#text = matrix
    this.#line = matrix
  }

  moveLine(x: number, y: number) {
    this.startLine(moved(this.#line, x, y))
  }

  nextLine() {
    this.moveLine(0, -this.#state.leading)
  }

  show(glyphs: readonly (Glyph | number | null)[]) {
    const { size, scale, fontId } = this.#state
    const unit = size * (this.#page.fontOf(fontId)?.fontMatrix?.[0] ?? 0.001)
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') this.#advance((-glyph * size * scale) / 1000)
      else if (glyph) this.#put(glyph, glyph.width * unit * scale)
    }
  }

  #put(glyph: Glyph, width: number) {
    const { charSpacing, wordSpacing, scale } = this.#state
    const text = plainLetters(glyph.unicode)
    if (text.trim() === '') this.#blank = true
    else this.#write(text, width)
    this.#advance(width + (charSpacing + (glyph.isSpace ? wordSpacing : 0)) * scale)
  }

  #advance(by: number) {
    this.#text = moved(this.#text, by, 0)
  }

  #write(text: string, width: number) {
    const { ctm, size, rise, fontId, colour } = this.#state
    const place = times(ctm, this.#text)
    const [x, y] = at(place, 0, rise)
    const stretch = Math.hypot(place[0], place[1])
    const height = Math.abs(size) * Math.hypot(place[2], place[3])
    const run = {
      text,
      x,
      y,
      width: Math.abs(width) * stretch,
      size: height,
      ...faceOf(this.#page.fontOf(fontId), fontId),
      colour,
      turn: turnOf(place, size),
      ...(this.#blank && { isAfterBlank: true }),
    }
    this.#blank = false
    this.runs.push(run)
  }
}

/** Ligatures in their letters; icons, which fonts keep in the private area, and control characters as blanks. */
function plainLetters(text: string): string {
  return text
    .replace(/[\uFB00-\uFB06]/g, ligature => ligature.normalize('NFKC'))
    .replace(/[\p{Co}\p{Cc}\u00AD\u200B-\u200F\uFEFF]/gu, ' ')
}

function faceOf(font: DrawnFont | undefined, id: string) {
  const name = (font?.name ?? id).replace(/^[A-Z]{6}\+/, '')
  const isBold = Boolean(font?.bold || font?.black) || /bold|black|heavy|semibd|demi/i.test(name)
  return { font: name, isBold, isItalic: Boolean(font?.italic) || /italic|oblique/i.test(name) }
}

/** By how many quarters the letters are turned to the right; null for anything between. */
function turnOf(place: Matrix, size: number): Turn | null {
  const [a, b] = size < 0 ? [-place[0], -place[1]] : [place[0], place[1]]
  const angle = (Math.atan2(b, a) * 2) / Math.PI
  const turn = Math.round(angle)
  return Math.abs(angle - turn) > 0.06 ? null : (((turn + 4) % 4) as Turn)
}
