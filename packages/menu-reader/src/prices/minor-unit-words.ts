// The words by which a heading, a key or a text says that a number counts the currency's minor units.

import { wordsOf } from '../header-words.ts'

/** Hundredths in some countries and thousandths in others: fils in the Emirates and in Kuwait. The currency decides. */
export const filsWords: readonly string[] =
  'fils baisa baisas baiza baizas bz millime millimes فلس بيسة مليم'.split(' ')

/** As `wordsOf` writes them. */
export const minorUnitWords: readonly string[] = [
  ...'cent cents minor pence paise centavos centimes fractional'.split(' '),
  ...filsWords,
]

const known: ReadonlySet<string> = new Set(minorUnitWords)

/** "Cent" is a hundred in French, and "BZ$" is the dollar of Belize. */
const ambiguous: ReadonlySet<string> = new Set(['cent', 'bz'])
const inBrackets = /[([](?:cent|bz)[)\]]/i

/** Whether a heading or a key like "Price (fils)" says it. An ambiguous word must be the last or in brackets. */
export function saysMinorUnits(heading: string): boolean {
  const words = wordsOf(heading.replace(/bz\$/i, '')).split(' ')
  const isSaid = words.some(
    (word, at) => known.has(word) && (at === words.length - 1 || !ambiguous.has(word)),
  )
  return isSaid || inBrackets.test(heading)
}
