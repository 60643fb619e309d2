// Turns recognised words into letters with positions, as a PDF page draws them, so that all later stages are the same.

import type { Letter } from '../pdf/letter.ts'
import { plainLetters } from '../pdf/plain-letters.ts'
import type { PageImage } from './page-images.ts'
import type { RecognisedLine, RecognisedWord } from './tesseract.ts'

/** Below it a word is a guess about an ornament or a photo. */
const minConfidence = 30

/** One for each word, in points of the page as it is displayed. Lines of a page that was scanned askew are level. */
export function recognisedLetters(
  lines: readonly RecognisedLine[],
  { pageWidth, width }: Pick<PageImage, 'pageWidth' | 'width'>,
): Letter[] {
  const unit = pageWidth / width
  const slope = slopeOf(lines)
  const read = lines.flatMap(line => {
    const words = line.words.filter(isText)
    if (words.length === 0) return []
    const { x0, y0, x1, y1 } = line.baseline
    const y = (y0 + y1) / 2 - slope * ((x0 + x1) / 2 - width / 2)
    return [{ words, y, size: sizeOf(words, line) }]
  })
  const sizes = commonSizes(read.map(({ size }) => size))
  return read.flatMap(({ words, y, size }) =>
    words.map(word => letterOf(word, { unit, y, size: sizes.get(size) ?? size })),
  )
}

/** Words that are perhaps read wrong. */
export function unsureWords(lines: readonly RecognisedLine[]): string[] {
  return lines.flatMap(({ words }) =>
    words.flatMap(word =>
      isText(word) && word.confidence < sureConfidence ? [plainLetters(word.text, true)] : [],
    ),
  )
}
const sureConfidence = 80

function isText({ text, confidence }: RecognisedWord): boolean {
  return confidence >= minConfidence && /[\p{L}\p{N}\p{Sc}]/u.test(text)
}

/** The slope of the page: the median of its longer lines. */
function slopeOf(lines: readonly RecognisedLine[]): number {
  const slopes = lines
    .map(({ baseline: { x0, y0, x1, y1 } }) => ({ length: x1 - x0, slope: (y1 - y0) / (x1 - x0) }))
    .filter(({ length, slope }) => length > minLength && Math.abs(slope) < maxSlope)
    .map(({ slope }) => slope)
    .sort((a, b) => a - b)
  return slopes[Math.floor(slopes.length / 2)] ?? 0
}
/** In pixels: baselines are whole pixels, so that a short line has no exact slope. */
const minLength = 150
const maxSlope = 0.2

/** The font size in pixels, from the heights of letters whose share of it is known. */
function sizeOf(words: readonly RecognisedWord[], { baseline }: RecognisedLine): number {
  const symbols = words.flatMap(({ symbols }) => symbols)
  const [slope, start] = [(baseline.y1 - baseline.y0) / (baseline.x1 - baseline.x0 || 1), baseline]
  const heights = (kind: RegExp, share: number) =>
    symbols
      .filter(({ text }) => kind.test(text))
      .map(({ bbox }) => (start.y0 + slope * (bbox.x0 - start.x0) - bbox.y0) / share)
      .filter(size => size > 0)
  const tall = heights(/^[\p{Lu}\p{Nd}bdfhklß]$/u, 0.72)
  const sizes = tall.length > 0 ? tall : heights(/^[acemnorsuvwxz]$/, 0.5)
  return median(sizes.length > 0 ? sizes : symbols.map(({ bbox }) => (bbox.y1 - bbox.y0) / 0.85))
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

/** Measured sizes differ a little from line to line: those within a tenth of each other are one. */
function commonSizes(sizes: readonly number[]): Map<number, number> {
  const groups: number[][] = []
  for (const size of [...sizes].sort((a, b) => a - b)) {
    const group = groups.at(-1)
    if (group?.[0] && size < 1.1 * group[0]) group.push(size)
    else groups.push([size])
  }
  return new Map(groups.flatMap(group => group.map(size => [size, median(group)] as const)))
}

function letterOf(
  { text, bbox }: RecognisedWord,
  { unit, y, size }: { readonly unit: number; readonly y: number; readonly size: number },
): Letter {
  return {
    text: plainLetters(text, true),
    x: bbox.x0 * unit,
    y: y * unit,
    width: (bbox.x1 - bbox.x0) * unit,
    size: size * unit,
    font: 'recognised',
    isBold: false,
    isItalic: false,
    turn: 0,
    tilt: 0,
    isUnseen: false,
    ...(!isWithoutBlanks.test(text) && { isAfterBlank: true }),
  }
}

/** Chinese and Japanese have no blanks between words. */
export const isWithoutBlanks = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
