// Hebrew and Arabic run from right to left, but their numbers from left to right. Such a page is mirrored, so that the layout
// reader, which goes from left to right, meets words and columns in reading order.

import { baselinesOf, type Letter } from './letter.ts'
import type { PageLetters } from './upright.ts'

/** A page without right-to-left letters stays as it is. A word against the page's main direction becomes one letter. */
export function leftToRight(page: PageLetters): PageLetters & { readonly isMirrored: boolean } {
  const rtlCount = page.letters.filter(({ text }) => isRtl.test(text)).length
  if (rtlCount === 0) return { ...page, isMirrored: false }
  const isMirrored = rtlCount > 0.5 * page.letters.filter(({ text }) => /\p{L}/u.test(text)).length
  const letters = baselinesOf(page.letters).flatMap(row =>
    isMirrored
      ? withStretches(row, isLtr, letters => letters)
          .map(letter => mirrored(letter, page.width))
          .reverse()
      : withStretches(row, isRtl, letters => letters.map(turnedBracket).reverse()),
  )
  return { ...page, letters, isMirrored }
}

const isRtl = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Left-to-right letters, and numbers with the signs written next to them. */
const isLtr =
  /^(?![\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])[\p{L}\p{N}%\p{Sc}]/u

/** A row from left to right, in which each stretch of letters of one kind is joined, spelled in the order of `inOrder`. */
function withStretches(
  row: readonly Letter[],
  kind: RegExp,
  inOrder: (letters: readonly Letter[]) => readonly Letter[],
): Letter[] {
  const read: Letter[] = []
  for (let at = 0; at < row.length; ) {
    const stretch = row.slice(at, Math.max(at + 1, stretchEnd(row, at, kind)))
    const [first, last] = [stretch[0], stretch.at(-1)]
    if (first && last) read.push(stretch.length < 2 ? first : joined(first, last, spelled(inOrder(stretch))))
    at += stretch.length
  }
  return read
}

function joined(first: Letter, last: Letter, text: string): Letter {
  return { ...first, text, width: last.x + last.width - first.x, isAfterBlank: true }
}

/** A stretch begins and ends with a letter of the kind, and contains no gap wider than a blank. */
function stretchEnd(row: readonly Letter[], from: number, kind: RegExp): number {
  let end = from
  for (let at = from; at < row.length; at++) {
    const [letter, last] = [row[at], row[at - 1]]
    if (!letter || (at > from && last && gapOf(last, letter) > widestBlank)) break
    const isOther = /\p{L}/u.test(letter.text) && !kind.test(letter.text)
    if (isOther || (at === from && !kind.test(letter.text))) break
    if (kind.test(letter.text)) end = at + 1
  }
  return end
}

/** The gap between two letters as a factor of their size. */
function gapOf(a: Letter, b: Letter): number {
  const [left, right] = a.x < b.x ? [a, b] : [b, a]
  return (right.x - left.x - left.width) / Math.max(a.size, b.size)
}
const widestBlank = 0.7
const narrowestBlank = 0.14

function spelled(letters: readonly Letter[]): string {
  return letters
    .map((letter, at) => {
      const last = letters[at - 1]
      return last && gapOf(last, letter) > narrowestBlank ? ` ${letter.text}` : letter.text
    })
    .join('')
}

/** Drops `isAfterBlank`, since the file's blank is on the letter's other side now; gaps show the blanks. */
function mirrored(letter: Letter, width: number): Letter {
  const { isAfterBlank: _, ...bare } = turnedBracket(letter)
  return { ...bare, x: width - letter.x - letter.width }
}

/** From right to left, "(" is drawn as ")". */
function turnedBracket(letter: Letter): Letter {
  const text = letter.text.length === 1 ? (otherBracket.get(letter.text) ?? letter.text) : letter.text
  return { ...letter, text }
}

const otherBracket: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  [')', '('],
  ['[', ']'],
  [']', '['],
  ['<', '>'],
  ['>', '<'],
  ['«', '»'],
  ['»', '«'],
])
