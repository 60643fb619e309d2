// Recognised words become letters with positions in points.

import { expect, test } from 'vitest'
import { withScanDoubts } from '../read-printed.ts'
import { recognisedLetters, unsureWords } from './recognised-letters.ts'
import type { RecognisedLine } from './tesseract.ts'

/** A line whose letters are 20 pixels wide, and capitals 36 high: 50 pixels of font size. */
function lineOf(y: number, words: readonly (readonly [text: string, confidence: number])[]): RecognisedLine {
  let x = 100
  const read = words.map(([text, confidence]) => {
    const symbols = [...text].map((sign, at) => ({
      text: sign,
      bbox: { x0: x + 20 * at, x1: x + 20 * at + 18, y0: y - (/[a-z]/.test(sign) ? 25 : 36), y1: y },
    }))
    const bbox = { x0: x, x1: x + 20 * text.length, y0: y - 36, y1: y }
    x += 20 * text.length + 20
    return { text, confidence, bbox, symbols }
  })
  return { baseline: { x0: 100, y0: y, x1: x, y1: y }, words: read }
}

const page = { pageWidth: 600, width: 1200 }
const lettersOf = (...lines: RecognisedLine[]) => recognisedLetters(lines, page)

test('each word has its position, its size and the blank before it', () => {
  expect(
    lettersOf(
      lineOf(400, [
        ['Soup', 95],
        ['7.50', 96],
      ]),
    ),
  ).toMatchObject([
    { text: 'Soup', x: 50, y: 200, width: 40, size: 25, isAfterBlank: true },
    { text: '7.50', x: 100, y: 200, width: 40, size: 25, isAfterBlank: true },
  ])
})

test('Chinese and Japanese words have no blank before them', () => {
  expect(
    lettersOf(
      lineOf(400, [
        ['酸辣', 95],
        ['汤', 95],
      ]),
    ).map(({ isAfterBlank }) => isAfterBlank),
  ).toEqual([undefined, undefined])
})

test('guesses about ornaments and photos are left out, and words that are hard to recognise are named', () => {
  const line = lineOf(400, [
    ['Soup', 95],
    ['Tr0ut', 60],
    ['Dp', 12],
    ['~', 90],
  ])
  expect(lettersOf(line).map(({ text }) => text)).toEqual(['Soup', 'Tr0ut'])
  expect(unsureWords([line])).toEqual(['Tr0ut'])
})

test('sizes that differ by the measurement alone are one size', () => {
  const smaller = lineOf(500, [['SOUP', 95]])
  const words = smaller.words.map(word => ({
    ...word,
    symbols: word.symbols.map(symbol => ({ ...symbol, bbox: { ...symbol.bbox, y0: symbol.bbox.y0 + 2 } })),
  }))
  const sizes = lettersOf(lineOf(400, [['Soup', 95]]), { ...smaller, words }).map(({ size }) => size)
  expect(new Set(sizes).size).toBe(1)
})

test('a dish is unsure if it has such a word, also without blanks or in digits of other scripts', () => {
  const doubtsOf = (name: string, priceText: string, word: string) => {
    const item = { page: 1, name, description: '', priceText, doubts: [] }
    const unsure = unsureWords([lineOf(400, [[word, 60]])])
    return withScanDoubts(item as never, new Map([[1, { unsure, headings: null }]])).doubts
  }
  expect(doubtsOf('Grilled trout', '19.00', 'Trout')).toEqual(['letters-unsure'])
  expect(doubtsOf('Grilled trout', '19.00', 'rout')).toEqual(['scanned'])
  expect(doubtsOf('酸辣汤', '12', '辣')).toEqual(['letters-unsure'])
  expect(doubtsOf('ざるそば', '800円', '800')).toEqual(['letters-unsure'])
  expect(doubtsOf('شوربة', '7.50', '٧٫٥٠')).toEqual(['letters-unsure'])
})
