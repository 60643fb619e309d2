// The names that others read: of diners, restaurants and tables. They must show what they are, and not pass for another.

import { nameKey } from '../plain-text.ts'

// Refused: controls of writing direction, which reorder what stands around a name; the blank of Braille and the signs of
// interlinear notes and embedded objects, which show nothing; private use and noncharacters, which show what a font likes.
const forbidden = /[\p{Bidi_Control}\p{Co}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffc]/u

/**
 * Nonspacing marks on one letter. Hebrew with points and Tibetan have up to four; signs that take up room of their own,
 * of which Burmese has more, are not counted.
 */
const mostMarks = 4

/**
 * Whether a name that others read shows what it is: no control of writing direction, nothing blank or of private use, and
 * no pile of accents. It is asked in addition to `isPlainLine`; dishes and notes are not asked, menus hold such signs.
 */
export function isDisplayName(name: string): boolean {
  const piles = name.normalize('NFC').match(/\p{M}+/gu) ?? []
  return (
    !forbidden.test(name) && piles.every(pile => (pile.match(/[\p{Mn}\p{Me}]/gu) ?? []).length <= mostMarks)
  )
}

// Letters that look like a Latin one in capitals or small, by script; no two of a script become one letter. From the
// confusables of Unicode (UTS #39). Its whole list also makes one of "Al" and "AI", or "Arne" and "Ame", which are people.
const alike = table(
  ['αβεζηικμνορτυχϳ', 'abezhikmnoptyxj'],
  ['авекмнорстухіјѕԁԛԝѵ', 'abekmhopctyxijsdqwv'],
  ['օսհոցզ', 'ouhngq'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡɩ', 'abcdefghijklmnoprstuvwyzagi'],
)

// Small letters that look like another Latin one than their capital does, or alone do: among Latin letters only.
const alikeAmongLatin = table(['γηνσυ', 'ynvou'], ['гһүӏ', 'rhyl'])

/**
 * Two names are taken for one when their keys are equal: as `nameKey`, and with the letters of other scripts that look like
 * Latin ones ("Аnn" with a Cyrillic А is "Ann", "аса" is "aca"). It is for comparing only, and may be of no language.
 */
export function displayNameKey(name: string): string {
  const typed = name.normalize('NFKC')
  const isLatin = /\p{Script=Latin}/u.test(typed)
  return replaced(nameKey(isLatin ? replaced(typed, alikeAmongLatin) : typed), alike)
}

/** Accents are looked past: they stay on the letter that replaces theirs. */
function replaced(text: string, letters: ReadonlyMap<string, string>): string {
  return Array.from(text.normalize('NFD'), letter => letters.get(letter) ?? letter)
    .join('')
    .normalize('NFC')
}

function table(...pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map(
    pairs.flatMap(([from, to]) => Array.from(from, (letter, at): [string, string] => [letter, to[at] ?? ''])),
  )
}
