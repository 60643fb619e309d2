// Composes accents that a PDF draws as separate letters, over or before their letter: "´" and "e" become "é".

import type { Letter } from './letter.ts'

/** Takes letters in drawing order. A mark without a letter stays as it is. */
export function withAccents(letters: readonly Letter[]): Letter[] {
  if (!letters.some(({ text }) => isMark.test(text))) return [...letters]
  const composed: Letter[] = []
  for (const letter of letters) {
    const last = composed.at(-1)
    const accented = last && (compose(letter, last) ?? compose(last, letter))
    if (accented) composed[composed.length - 1] = accented
    else composed.push(letter)
  }
  return composed
}

/** The letter with the mark; null when `mark` is no mark, or is not over the letter. */
function compose(mark: Letter, letter: Letter): Letter | null {
  if (!isMark.test(mark.text) || isMark.test(letter.text) || !isOver(mark, letter)) return null
  const combining = isCombining.test(mark.text) ? mark.text : combiningOf.get(mark.text)
  const base = letter.text.replace('ı', 'i').replace('ȷ', 'j')
  const text = `${base}${combining}`.normalize('NFC')
  if (text.length > base.length && !isCombining.test(mark.text)) return null
  return { ...letter, text, ...(mark.isAfterBlank && { isAfterBlank: true }) }
}

function isOver(mark: Letter, letter: Letter): boolean {
  const middle = mark.x + mark.width / 2
  const reach = 0.12 * letter.size
  return (
    middle > letter.x - reach &&
    middle < letter.x + letter.width + (isCombining.test(mark.text) ? reach : 0) &&
    Math.abs(mark.y - letter.y) < letter.size
  )
}

const combiningOf: ReadonlyMap<string, string> = new Map([
  ['`', '\u0300'],
  ['´', '\u0301'],
  ['ˆ', '\u0302'],
  ['˜', '\u0303'],
  ['¯', '\u0304'],
  ['˘', '\u0306'],
  ['˙', '\u0307'],
  ['¨', '\u0308'],
  ['˚', '\u030A'],
  ['˝', '\u030B'],
  ['ˇ', '\u030C'],
  ['¸', '\u0327'],
  ['˛', '\u0328'],
])

const isCombining = /^\p{Mn}$/u
const isMark = /^[`´ˆ˜¯˘˙¨˚˝ˇ¸˛\p{Mn}]$/u
