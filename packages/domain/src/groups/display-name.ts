// Validates and compares names of diners, restaurants and tables, so that no name hides its text or imitates another.

import * as limits from '../limits.ts'
import { lengthOf, nameKey } from '../plain-text.ts'

// Forbidden: bidi controls, which reorder the text around a name; the Braille blank, interlinear annotation characters and
// object replacement, which are invisible; private use and noncharacters, which look different in every font.
const forbidden = /[\p{Bidi_Control}\p{Co}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffc]/u

/**
 * The maximum of nonspacing marks on one letter. Hebrew with points and Tibetan need up to four. Spacing marks, of which
 * Burmese has more, do not count.
 */
const maxMarks = 4

/**
 * Whether a name has no bidi controls, invisible or private-use characters, and no letter with too many marks. Checked in
 * addition to `isPlainLine`. Dishes and notes are not checked, since menus contain such characters.
 */
export function isDisplayName(name: string): boolean {
  const runs = name.normalize('NFC').match(/\p{M}+/gu) ?? []
  return !forbidden.test(name) && runs.every(run => (run.match(/[\p{Mn}\p{Me}]/gu) ?? []).length <= maxMarks)
}

// Letters that look like a Latin letter in upper or lower case, by script; no two letters of a script map to the same. A part
// of the confusables of Unicode (UTS #39): its whole list also equates "Al" with "AI" and "Arne" with "Ame", all real names.
const lookalikes = table(
  ['αβεζηικμνορτυχϳ', 'abezhikmnoptyxj'],
  ['авекмнорстухіјѕԁԛԝѵ', 'abekmhopctyxijsdqwv'],
  ['օսհոցզ', 'ouhngq'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡɩ', 'abcdefghijklmnoprstuvwyzagi'],
)

// Lower-case letters whose Latin lookalike is not that of their capital. Mapped only in names with Latin letters.
const lookalikesInLatin = table(['γηνσυ', 'ynvou'], ['гһүӏ', 'rhyl'])

/**
 * Names with equal keys count as the same. As `nameKey`, but letters of other scripts that look Latin are mapped to Latin
 * ("Аnn" with a Cyrillic А is "Ann", "аса" is "aca"). The key is for comparison only, and may be in no language.
 */
export function displayNameKey(name: string): string {
  const typed = name.normalize('NFKC')
  const isLatin = /\p{Script=Latin}/u.test(typed)
  return replaced(nameKey(isLatin ? replaced(typed, lookalikesInLatin) : typed), lookalikes)
}

/** The name, or with the first number that makes it free: "Ann 2". `taken`: the keys of the names in the group. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` ${number}`
    const letters = Array.from(name)
    while (lengthOf(letters.join('') + suffix) > limits.dinerName) letters.pop()
    const free = letters.join('').trimEnd() + suffix
    if (!taken.has(displayNameKey(free))) return free
  }
}

/** Replaces letters and keeps the accents on them. */
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
