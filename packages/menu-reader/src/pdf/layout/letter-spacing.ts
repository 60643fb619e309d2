// Joins spaced letters, "S T A R T E R S", into words. Only a gap wider than the others separates two words.

import type { TextRun } from './page-text.ts'
import type { Word } from './word.ts'

export function joinSpacedLetters(row: readonly Word[]): Word[] {
  const words: Word[] = []
  for (let at = 0; at < row.length; ) {
    const letters = spacedFrom(row, at)
    const isWholeRow = letters.length === row.length && letters.length === 3
    if (!isWholeRow && !isSpacedPrice(letters) && countLetters(letters) < minLetters) {
      words.push(...row.slice(at, at + Math.max(1, letters.length)))
      at += Math.max(1, letters.length)
      continue
    }
    words.push(...wordsOf(letters))
    at += letters.length
  }
  return words
}

function countLetters(letters: readonly Word[]): number {
  return letters.filter(({ text }) => /\p{L}/u.test(text)).length
}

/** "$ 2 3 0 0": single digits after a currency sign. */
function isSpacedPrice([sign, ...digits]: readonly Word[]): boolean {
  return sign?.text === '$' && digits.length > 2 && digits.every(({ text }) => /^\d$/.test(text))
}

/** The widest gap within a spaced word, relative to the font size; 0 without letter-spacing. For files with spaces. */
export function letterSpacing(row: readonly TextRun[]): number {
  const gaps = row.flatMap((run, at) => {
    const last = row[at - 1]
    if (!last || run.isAfterBlank || run.text.length > 2 || last.text.length > 2 || run.font !== last.font)
      return []
    const gap = (run.x - last.x - last.width) / run.size
    return gap > 0.08 && gap < 1.2 ? [gap] : []
  })
  if (gaps.length < 3) return 0
  return 1.4 * ([...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0)
}

/** Fewer may be initials or diet marks. */
const minLetters = 4

/** The longest run of single letters of one size with gaps typical of letter-spacing. */
function spacedFrom(row: readonly Word[], at: number): Word[] {
  const letters: Word[] = []
  for (let index = at; index < row.length; index++) {
    const word = row[index]
    const last = letters.at(-1)
    if (!word || !/^[\p{L}\p{N}&'’$]{1,2}$/u.test(word.text)) break
    if (last && (word.left - last.right > 1.6 * word.size || Math.abs(word.size - last.size) > 0.5)) break
    letters.push(word)
  }
  return letters
}

function wordsOf(letters: readonly Word[]): Word[] {
  const gaps = letters.slice(1).map((letter, index) => letter.left - (letters[index]?.right ?? 0))
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length * 0.3)] ?? 0
  const size = letters[0]?.size ?? 0
  const words: Word[] = []
  letters.forEach((letter, index) => {
    const last = words.at(-1)
    const gap = gaps[index - 1] ?? 0
    if (!last || gap > Math.max(1.7 * usual, usual + 0.15 * size)) words.push({ ...letter, isSpaced: true })
    else words[words.length - 1] = { ...last, text: last.text + letter.text, right: letter.right }
  })
  return words
}
