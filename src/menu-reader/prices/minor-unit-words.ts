// The words by which a heading, a key or a text says that a number counts the currency's minor units.

/** As `wordsOf` writes them. Fils are hundredths in the Emirates and thousandths in Kuwait: the currency decides. */
export const minorUnitWords =
  'cent cents minor pence paise centavos centimes fractional fils baisa baisas baiza baizas bz millime millimes فلس بيسة مليم'.split(
    ' ',
  )

const known: ReadonlySet<string> = new Set(minorUnitWords)

/** `words` as by `wordsOf`: "price fils". */
export function saysMinorUnits(words: string): boolean {
  return words.split(' ').some(word => known.has(word))
}
