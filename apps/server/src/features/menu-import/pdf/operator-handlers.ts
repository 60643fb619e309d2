// Maps pdf.js's drawing operators to changes of the letter recorder.

import { type Box, transformBox } from './box.ts'
import type { Glyph, LetterRecorder } from './letter-recorder.ts'
import { identity, type Matrix } from './matrix.ts'

type Handler = (operands: never) => void

/** Handlers by operator number. Operators without an effect on letters have none. */
export function operatorHandlers(
  recorder: LetterRecorder,
  isOn: (layer: unknown) => boolean,
  names: Readonly<Record<string, number>>,
): ReadonlyMap<number, Handler> {
  const all = { ...stateHandlers(recorder), ...clipHandlers(recorder), ...textHandlers(recorder, isOn) }
  return new Map(
    Object.entries(all).flatMap(([name, handle]) => (names[name] ? [[names[name], handle]] : [])),
  )
}

function stateHandlers(recorder: LetterRecorder): Record<string, Handler> {
  return {
    save: () => recorder.save(),
    restore: () => recorder.restore(),
    transform: (matrix: Matrix) => recorder.transform(matrix),
    setFont: ([fontId, size]: [string, number]) => recorder.set({ fontId, size }),
    setCharSpacing: ([charSpacing]: [number]) => recorder.set({ charSpacing }),
    setWordSpacing: ([wordSpacing]: [number]) => recorder.set({ wordSpacing }),
    setHScale: ([percent]: [number]) => recorder.set({ scale: percent / 100 }),
    setLeading: ([leading]: [number]) => recorder.set({ leading }),
    setTextRise: ([rise]: [number]) => recorder.set({ rise }),
    setTextRenderingMode: ([mode]: [number]) => recorder.set({ mode }),
    setFillRGBColor: ([colour]: [string]) => recorder.set({ colour: String(colour) }),
    setGState: ([changes]: [readonly (readonly [string, unknown])[]]) => {
      for (const [name, value] of changes) {
        if (name === 'ca') recorder.set({ alpha: Number(value) })
        if (name === 'Font') {
          const [fontId, size] = value as [string, number]
          recorder.set({ fontId, size })
        }
      }
    },
  }
}

/** Handlers of what bounds the visible letters: clips, forms, annotations. */
function clipHandlers(recorder: LetterRecorder): Record<string, Handler> {
  let isClipNext = false
  const clipNext = () => {
    isClipNext = true
  }
  return {
    clip: clipNext,
    eoClip: clipNext,
    constructPath: ([, , bounds]: [unknown, unknown, Box | null]) => {
      if (isClipNext && bounds) recorder.clip(bounds)
      isClipNext = false
    },
    paintFormXObjectBegin: ([matrix, bounds]: [Matrix | null, Box | null]) => {
      recorder.save()
      if (matrix) recorder.transform(matrix)
      if (bounds) recorder.clip(bounds)
    },
    paintFormXObjectEnd: () => recorder.restore(),
    beginGroup: ([{ matrix, bbox }]: [{ matrix: Matrix | null; bbox: Box | null }]) => {
      recorder.save()
      if (bbox) recorder.clip(transformBox(matrix ?? identity, bbox))
    },
    endGroup: () => recorder.restore(),
    beginAnnotation: ([, bounds, place, matrix]: [string, Box | null, Matrix, Matrix]) => {
      recorder.save()
      recorder.reset()
      if (bounds) recorder.clip(bounds)
      recorder.transform(place)
      recorder.transform(matrix)
    },
    endAnnotation: () => recorder.restore(),
  }
}

function textHandlers(recorder: LetterRecorder, isOn: (layer: unknown) => boolean): Record<string, Handler> {
  const layers: boolean[] = []
  return {
    beginMarkedContent: () => layers.push(true),
    beginMarkedContentProps: ([tag, layer]: [string, unknown]) => layers.push(tag !== 'OC' || isOn(layer)),
    endMarkedContent: () => layers.pop(),
    beginText: () => recorder.startLine(identity),
    setTextMatrix: ([matrix]: [Matrix]) => recorder.startLine(matrix),
    moveText: ([x, y]: [number, number]) => recorder.moveLine(x, y),
    setLeadingMoveText: ([x, y]: [number, number]) => {
      recorder.set({ leading: -y })
      recorder.moveLine(x, y)
    },
    nextLine: () => recorder.nextLine(),
    showText: ([glyphs]: [readonly (Glyph | number | null)[]]) =>
      recorder.show(glyphs, layers.includes(false)),
  }
}
