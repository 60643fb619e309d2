// Holds the graphics state of a PDF page, which drawing operators change, and records every visible letter.

import type { Turn } from '@tablemate/menu-reader/pdf/layout/page-text.ts'
import { type Box, containsCentreOf, intersection, transformBox } from './box.ts'
import { type DrawnFont, type Face, faceOf } from './font-face.ts'
import type { Letter } from './letter.ts'
import { identity, type Matrix, multiply, transformPoint, translate } from './matrix.ts'
import { plainLetters } from './plain-letters.ts'

export interface Glyph {
  readonly unicode: string
  readonly width: number
  readonly isSpace: boolean
}

/** The graphics state that `save` stores. */
interface State {
  ctm: Matrix
  clip: Box
  fontId: string
  size: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
  colour: string
  /** PDF's text rendering mode; 3 is invisible. */
  mode: number
  alpha: number
}

export class LetterRecorder {
  readonly letters: Letter[] = []
  /** The number of text pieces in unreadable fonts. */
  unknown = 0
  /** The visible part of each picture. */
  readonly pictures: Box[] = []
  #state: State
  readonly #start: State
  readonly #saved: State[] = []
  #text: Matrix = identity
  #line: Matrix = identity
  readonly #fontOf: (id: string) => DrawnFont
  readonly #faces = new Map<string, Face>()
  #isAfterBlank = false

  /** `ctm` maps the file's coordinates to the page as it is shown; only letters inside `clip` are visible. */
  constructor(ctm: Matrix, clip: Box, fontOf: (id: string) => DrawnFont) {
    this.#fontOf = fontOf
    this.#start = { ...blankState, ctm, clip }
    this.#state = { ...this.#start }
  }

  save() {
    this.#saved.push({ ...this.#state })
  }

  restore() {
    this.#state = this.#saved.pop() ?? this.#state
  }

  /** Resets the state to that of an empty page. */
  reset() {
    this.#state = { ...this.#start }
  }

  transform(matrix: Matrix) {
    this.#state.ctm = multiply(this.#state.ctm, matrix)
  }

  clip(box: Box) {
    this.#state.clip = intersection(this.#state.clip, transformBox(this.#state.ctm, box))
  }

  /** Pictures fill the unit square. */
  addPicture() {
    const { clip, ctm } = this.#state
    this.pictures.push(intersection(clip, transformBox(ctm, [0, 0, 1, 1])))
  }

  set(change: Partial<State>) {
    Object.assign(this.#state, change)
  }

  startLine(matrix: Matrix) {
    this.#text = matrix
    this.#line = matrix
  }

  moveLine(x: number, y: number) {
    this.startLine(translate(this.#line, x, y))
  }

  nextLine() {
    this.moveLine(0, -this.#state.leading)
  }

  /** Takes glyphs and numbers that move the next glyph left. Text on a layer that is off only advances the position. */
  show(glyphs: readonly (Glyph | number | null)[], isOff: boolean) {
    const { size, scale } = this.#state
    const face = this.#face()
    if (face.isUnknown && !isOff) this.unknown++
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') this.#advance((-glyph * size * scale) / 1000)
      else if (glyph) this.#put(glyph, glyph.width * face.unit * size * scale, face, isOff)
    }
  }

  #face(): Face {
    const { fontId } = this.#state
    const face = this.#faces.get(fontId) ?? faceOf(this.#fontOf(fontId), fontId)
    this.#faces.set(fontId, face)
    return face
  }

  #put(glyph: Glyph, width: number, face: Face, isOff: boolean) {
    const { charSpacing, wordSpacing, scale } = this.#state
    const text = plainLetters(glyph.unicode, width !== 0)
    if (text !== '' && text.trim() === '') this.#isAfterBlank = true
    else if (text !== '' && !isOff) this.#write(text, width, face)
    this.#advance(width + (charSpacing + (glyph.isSpace ? wordSpacing : 0)) * scale)
  }

  #advance(by: number) {
    this.#text = translate(this.#text, by, 0)
  }

  #write(text: string, width: number, { font, isBold, isItalic, em }: Face) {
    const { ctm, clip, size, rise, colour, mode, alpha } = this.#state
    const textToPage = multiply(ctm, this.#text)
    const body = transformBox(textToPage, [0, rise, width, rise + 0.6 * size * em])
    const isAfterBlank = this.#isAfterBlank
    this.#isAfterBlank = false
    if (!containsCentreOf(clip, body)) return
    const [x, y] = transformPoint(textToPage, 0, rise)
    this.letters.push({
      text,
      x,
      y,
      width: Math.abs(width) * Math.hypot(textToPage[0], textToPage[1]),
      size: Math.abs(size) * em * Math.hypot(textToPage[2], textToPage[3]),
      font,
      isBold,
      isItalic,
      colour,
      ...rotationOf(textToPage, size),
      isUnseen: mode === invisibleMode || alpha === 0,
      ...(isAfterBlank && { isAfterBlank }),
    })
  }
}

const invisibleMode = 3

const blankState = {
  fontId: '',
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  colour: '#000000',
  mode: 0,
  alpha: 1,
}

function rotationOf(textToPage: Matrix, size: number): { turn: Turn; tilt: number } {
  const [a, b] = size < 0 ? [-textToPage[0], -textToPage[1]] : [textToPage[0], textToPage[1]]
  const angle = (Math.atan2(b, a) * 2) / Math.PI
  const turn = Math.round(angle)
  return { turn: ((turn + 4) % 4) as Turn, tilt: (angle - turn) * 90 }
}
