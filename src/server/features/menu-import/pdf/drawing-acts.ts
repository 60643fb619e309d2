// What each of pdf.js's drawing operators does to the pen.

import { type Box, boxThrough } from './box.ts'
import { identity, type Matrix } from './matrix.ts'
import type { Glyph, Pen } from './pen.ts'

type Act = (operands: never) => void

/** By the operators' numbers; those without effect on letters are missing. */
export function drawingActs(
  pen: Pen,
  isOn: (layer: unknown) => boolean,
  names: Readonly<Record<string, number>>,
): ReadonlyMap<number, Act> {
  const acts: Record<string, Act> = { ...stateActs(pen), ...frameActs(pen), ...textActs(pen, isOn) }
  return new Map(Object.entries(acts).flatMap(([name, act]) => (names[name] ? [[names[name], act]] : [])))
}

function stateActs(pen: Pen): Record<string, Act> {
  return {
    save: () => pen.save(),
    restore: () => pen.restore(),
    transform: (matrix: Matrix) => pen.transform(matrix),
    setFont: ([fontId, size]: [string, number]) => pen.set({ fontId, size }),
    setCharSpacing: ([charSpacing]: [number]) => pen.set({ charSpacing }),
    setWordSpacing: ([wordSpacing]: [number]) => pen.set({ wordSpacing }),
    setHScale: ([percent]: [number]) => pen.set({ scale: percent / 100 }),
    setLeading: ([leading]: [number]) => pen.set({ leading }),
    setTextRise: ([rise]: [number]) => pen.set({ rise }),
    setTextRenderingMode: ([mode]: [number]) => pen.set({ mode }),
    setFillRGBColor: ([colour]: [string]) => pen.set({ colour: String(colour) }),
    setGState: ([changes]: [readonly (readonly [string, unknown])[]]) => {
      for (const [name, value] of changes) {
        if (name === 'ca') pen.set({ alpha: Number(value) })
        if (name === 'Font') {
          const [fontId, size] = value as [string, number]
          pen.set({ fontId, size })
        }
      }
    },
  }
}

/** What bounds the letters that are seen: clips, forms, notes on the page. */
function frameActs(pen: Pen): Record<string, Act> {
  let isClipNext = false
  const clipNext = () => {
    isClipNext = true
  }
  return {
    clip: clipNext,
    eoClip: clipNext,
    constructPath: ([, , bounds]: [unknown, unknown, Box | null]) => {
      if (isClipNext && bounds) pen.clip(bounds)
      isClipNext = false
    },
    paintFormXObjectBegin: ([matrix, bounds]: [Matrix | null, Box | null]) => {
      pen.save()
      if (matrix) pen.transform(matrix)
      if (bounds) pen.clip(bounds)
    },
    paintFormXObjectEnd: () => pen.restore(),
    beginGroup: ([{ matrix, bbox }]: [{ matrix: Matrix | null; bbox: Box | null }]) => {
      pen.save()
      if (bbox) pen.clip(boxThrough(matrix ?? identity, bbox))
    },
    endGroup: () => pen.restore(),
    beginAnnotation: ([, bounds, place, matrix]: [string, Box | null, Matrix, Matrix]) => {
      pen.save()
      pen.startOver()
      if (bounds) pen.clip(bounds)
      pen.transform(place)
      pen.transform(matrix)
    },
    endAnnotation: () => pen.restore(),
  }
}

function textActs(pen: Pen, isOn: (layer: unknown) => boolean): Record<string, Act> {
  const layers: boolean[] = []
  return {
    beginMarkedContent: () => layers.push(true),
    beginMarkedContentProps: ([tag, layer]: [string, unknown]) => layers.push(tag !== 'OC' || isOn(layer)),
    endMarkedContent: () => layers.pop(),
    beginText: () => pen.startLine(identity),
    setTextMatrix: ([matrix]: [Matrix]) => pen.startLine(matrix),
    moveText: ([x, y]: [number, number]) => pen.moveLine(x, y),
    setLeadingMoveText: ([x, y]: [number, number]) => {
      pen.set({ leading: -y })
      pen.moveLine(x, y)
    },
    nextLine: () => pen.nextLine(),
    showText: ([glyphs]: [readonly (Glyph | number | null)[]]) => pen.show(glyphs, layers.includes(false)),
  }
}
