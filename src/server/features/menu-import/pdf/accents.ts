// Accents that are drawn as letters of their own, over or before the letter that bears them: "´" and "e" are "é".

import type { Letter } from './letter.ts'

/** In the order in which they are drawn; a mark that stands alone stays as it is. */
export function withAccents(letters: readonly Letter[]): Letter[] {
  if (!letters.some(({ text }) => isMark.test(text))) return [...letters]
  const whole: Letter[] = []
  for (const letter of letters) {
    const last = whole.at(-1)
    const bearing = last && (borne(letter, last) ?? borne(last, letter))
    if (bearing) whole[whole.length - 1] = bearing
    else whole.push(letter)
  }
  return whole
}

/** The letter with the mark; null where the mark is none, or stands beside it. */
function borne(mark: Letter, letter: Letter): Letter | null {
  if (!isMark.test(mark.text) || isMark.test(letter.text) || !standsOn(mark, letter)) return null
  const combining = isCombining.test(mark.text) ? mark.text : combiningOf.get(mark.text)
  const base = letter.text.replace('ı', 'i').replace('ȷ', 'j')
  const text = `${base}${combining}`.normalize('NFC')
  if (text.length > base.length && !isCombining.test(mark.text)) return null
  return { ...letter, text, ...(mark.isAfterBlank && { isAfterBlank: true }) }
}

function standsOn(mark: Letter, letter: Letter): boolean {
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
