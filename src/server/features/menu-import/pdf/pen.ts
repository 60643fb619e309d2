// The pen of a PDF page: it keeps the state that drawing operators change, and notes every letter that is shown.

import { type Box, boxThrough, holdsMiddleOf, shared } from './box.ts'
import { type DrawnFont, type Face, faceOf } from './font-face.ts'
import type { Letter, Turn } from './letter.ts'
import { at, identity, type Matrix, moved, times } from './matrix.ts'
import { plainLetters } from './plain-letters.ts'

export interface Glyph {
  readonly unicode: string
  readonly width: number
  readonly isSpace: boolean
}

/** What `save` keeps. */
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
  /** As PDF numbers what is done with letters: 3 is nothing. */
  mode: number
  alpha: number
}

export class Pen {
  readonly letters: Letter[] = []
  /** Pieces of text in fonts that could not be read. */
  unknown = 0
  #state: State
  readonly #start: State
  readonly #kept: State[] = []
  #text: Matrix = identity
  #line: Matrix = identity
  readonly #fontOf: (id: string) => DrawnFont
  readonly #faces = new Map<string, Face>()
  #blank = false

  /** From the file's space to the page as it is shown, of which only what lies in the box is seen. */
  constructor(ctm: Matrix, clip: Box, fontOf: (id: string) => DrawnFont) {
    this.#fontOf = fontOf
    this.#start = { ...blankState, ctm, clip }
    this.#state = { ...this.#start }
  }

  save() {
    this.#kept.push({ ...this.#state })
  }

  restore() {
    this.#state = this.#kept.pop() ?? this.#state
  }

  /** As if the page had nothing on it yet. */
  startOver() {
    this.#state = { ...this.#start }
  }

  transform(matrix: Matrix) {
    this.#state.ctm = times(this.#state.ctm, matrix)
  }

  clip(box: Box) {
    this.#state.clip = shared(this.#state.clip, boxThrough(this.#state.ctm, box))
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

  /** Glyphs, and numbers by which the next stands further left. What is switched off only takes its room. */
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
    if (text !== '' && text.trim() === '') this.#blank = true
    else if (text !== '' && !isOff) this.#write(text, width, face)
    this.#advance(width + (charSpacing + (glyph.isSpace ? wordSpacing : 0)) * scale)
  }

  #advance(by: number) {
    this.#text = moved(this.#text, by, 0)
  }

  #write(text: string, width: number, { font, isBold, isItalic, em }: Face) {
    const { ctm, clip, size, rise, colour, mode, alpha } = this.#state
    const place = times(ctm, this.#text)
    const body = boxThrough(place, [0, rise, width, rise + 0.6 * size * em])
    const isAfterBlank = this.#blank
    this.#blank = false
    if (!holdsMiddleOf(clip, body)) return
    const [x, y] = at(place, 0, rise)
    this.letters.push({
      text,
      x,
      y,
      width: Math.abs(width) * Math.hypot(place[0], place[1]),
      size: Math.abs(size) * em * Math.hypot(place[2], place[3]),
      font,
      isBold,
      isItalic,
      colour,
      turn: turnOf(place, size),
      isUnseen: mode === unseen || alpha === 0,
      ...(isAfterBlank && { isAfterBlank }),
    })
  }
}

const unseen = 3

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

/** By how many quarters the letters are turned to the right; null for anything between. */
function turnOf(place: Matrix, size: number): Turn | null {
  const [a, b] = size < 0 ? [-place[0], -place[1]] : [place[0], place[1]]
  const angle = (Math.atan2(b, a) * 2) / Math.PI
  const turn = Math.round(angle)
  return Math.abs(angle - turn) > 0.06 ? null : (((turn + 4) % 4) as Turn)
}
