// Hebrew and Arabic run from right to left, the figures among them from left to right. Such a page is handed on as its
// mirror image, so that whoever reads lines and columns from left to right meets its words and columns in their order.

import { baselinesOf, type Letter } from './letter.ts'
import type { Lettered } from './upright.ts'

/** A page without a letter of theirs stays as it is. Words against the page's own direction become one letter each. */
export function leftToRight(page: Lettered): Lettered {
  const leftward = page.letters.filter(({ text }) => isLeftward.test(text)).length
  if (leftward === 0) return page
  const isMirrored = leftward > 0.5 * page.letters.filter(({ text }) => /\p{L}/u.test(text)).length
  const letters = baselinesOf(page.letters).flatMap(row =>
    isMirrored
      ? withStretches(row, isRightward, letters => letters)
          .map(letter => mirrored(letter, page.width))
          .reverse()
      : withStretches(row, isLeftward, letters => letters.map(turnedBracket).reverse()),
  )
  return { ...page, letters }
}

const isLeftward = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Figures too, and what is written close to them. */
const isRightward =
  /^(?![\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])[\p{L}\p{N}%\p{Sc}]/u

/** From left to right; stretches of a kind, with what stands between its letters, are one, read in the order asked for. */
function withStretches(
  row: readonly Letter[],
  kind: RegExp,
  inOrder: (letters: readonly Letter[]) => readonly Letter[],
): Letter[] {
  const read: Letter[] = []
  for (let at = 0; at < row.length; ) {
    const stretch = row.slice(at, Math.max(at + 1, stretchEnd(row, at, kind)))
    const [first, last] = [stretch[0], stretch.at(-1)]
    if (first && last) read.push(stretch.length < 2 ? first : whole(first, last, spelled(inOrder(stretch))))
    at += stretch.length
  }
  return read
}

function whole(first: Letter, last: Letter, text: string): Letter {
  return { ...first, text, width: last.x + last.width - first.x, isAfterBlank: true }
}

/** Begins and ends with a letter of the kind, and leaps no wider gap than a blank. */
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

/** In the letters' own size. */
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

/** Its blanks are told by their width: those that the file writes stand on the other side of the letter. */
function mirrored(letter: Letter, width: number): Letter {
  const { isAfterBlank: _, ...bare } = turnedBracket(letter)
  return { ...bare, x: width - letter.x - letter.width }
}

/** "(" opens on the right. */
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
