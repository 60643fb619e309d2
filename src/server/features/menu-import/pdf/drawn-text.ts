// Replays what a PDF page draws, and notes where every letter comes to stand: pdf.js's own text extraction joins and
// separates letters by rules that lose letter-spacing, fonts and colours, by which people tell names from prices.

import type { PageText, TextRun } from '#domain/menu-import/pdf/layout/page-text.ts'
import { identity, type Matrix } from './matrix.ts'
import { type DrawnPage, type Glyph, Pen, type Turn, type TurnedRun } from './pen.ts'

/** Upright text of the page, as the page is turned for most of it; what lies across is left out. */
export function drawnText(page: DrawnPage, names: Readonly<Record<string, number>>): PageText {
  const pen = new Pen(page)
  const acts = actsByNumber(pen, names)
  page.operators.forEach((operator, index) => {
    acts.get(operator)?.((page.operands[index] ?? []) as never)
  })
  return upright(page, pen.runs)
}

function actsByNumber(pen: Pen, names: Readonly<Record<string, number>>): Map<number, (args: never) => void> {
  const keepForm = ([matrix]: [Matrix | null]) => {
    pen.save()
    if (matrix) pen.transform(matrix)
  }
  const acts: Record<string, (args: never) => void> = {
    save: () => pen.save(),
    restore: () => pen.restore(),
    transform: (args: Matrix) => pen.transform(args),
    paintFormXObjectBegin: keepForm,
    paintFormXObjectEnd: () => pen.restore(),
    beginText: () => pen.startLine(identity),
    setFont: ([fontId, size]: [string, number]) => pen.set({ fontId, size }),
    setCharSpacing: ([charSpacing]: [number]) => pen.set({ charSpacing }),
    setWordSpacing: ([wordSpacing]: [number]) => pen.set({ wordSpacing }),
    setHScale: ([percent]: [number]) => pen.set({ scale: percent / 100 }),
    setLeading: ([leading]: [number]) => pen.set({ leading }),
    setTextRise: ([rise]: [number]) => pen.set({ rise }),
    setFillRGBColor: ([colour]: [string]) => pen.set({ colour: String(colour) }),
    setTextMatrix: ([matrix]: [Matrix]) => pen.startLine(matrix),
    moveText: ([x, y]: [number, number]) => pen.moveLine(x, y),
    setLeadingMoveText: ([x, y]: [number, number]) => {
      pen.set({ leading: -y })
      pen.moveLine(x, y)
    },
    nextLine: () => pen.nextLine(),
    showText: ([glyphs]: [readonly (Glyph | number | null)[]]) => pen.show(glyphs),
  }
  return new Map(Object.entries(acts).flatMap(([name, act]) => (names[name] ? [[names[name], act]] : [])))
}

/** Letters that go on from one another are one run. */
function joined(letters: readonly TextRun[]): TextRun[] {
  const runs: TextRun[] = []
  for (const letter of letters) {
    const last = runs.at(-1)
    if (last && isContinued(last, letter)) {
      const width = letter.x + letter.width - last.x
      runs[runs.length - 1] = { ...last, text: last.text + letter.text, width }
    } else runs.push(letter)
  }
  return runs
}

/** Nearer than a hair's breadth, on the same baseline, in the same look. */
function isContinued(last: TextRun, next: TextRun): boolean {
  const gap = next.x - (last.x + last.width)
  return (
    !next.isAfterBlank &&
    Math.abs(gap) < 0.1 * next.size &&
    Math.abs(last.y - next.y) < 0.05 * next.size &&
    Math.abs(last.size - next.size) < 0.5 &&
    last.font === next.font &&
    last.colour === next.colour
  )
}

/** Where the page's text mostly runs up or down the sheet, the sheet is turned until it runs across. */
function upright({ width, height }: DrawnPage, runs: readonly TurnedRun[]): PageText {
  const counts = [0, 0, 0, 0]
  for (const { turn, text } of runs) if (turn !== null) counts[turn] = (counts[turn] ?? 0) + text.length
  const turn = counts.indexOf(Math.max(...counts)) as Turn
  const kept = runs.filter(run => run.turn === turn)
  const bare = joined(
    kept.map(({ turn: _, ...run }) => ({ ...run, ...turnedPlace(run, turn, width, height) })),
  )
  return turn % 2 === 0 ? { width, height, runs: bare } : { width: height, height: width, runs: bare }
}

function turnedPlace({ x, y }: TextRun, turn: Turn, width: number, height: number): { x: number; y: number } {
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
