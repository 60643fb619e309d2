// Finds hints to the currency of a menu's prices: signs beside numbers, and letters that only one language uses.

/** Adds signs and codes beside numbers, and the currency of a country whose spelling the text has. */
export function noteCurrency(text: string, currencies: Set<string>): void {
  for (const [, before, after] of text.matchAll(besideNumber))
    currencies.add((before ?? after ?? '').toUpperCase())
  for (const [currency, letters] of ofLetters) if (letters.test(text)) currencies.add(currency)
}

const besideNumber =
  /(?:(\p{Sc}|\b(?:Rs|Rp|Ft|Kč|INR|COP|CLP|HUF|NGN|EUR|USD|GBP))\.? ?(?=\d))|(?<=\d ?)(\p{Sc}|Ft|Kč|zł|RSD|din)\b/gu

const ofLetters: readonly (readonly [string, RegExp])[] = [
  ['EUR', /ß|\p{Script=Greek}{3}/u],
  ['BRL', /[ãõ]/],
  ['PLN', /[ąęł]/],
  ['HUF', /[őű]/i],
  ['VND', /[ơưạậếộ]/i],
  ['ISK', /[þð]/i],
  ['CZK', /[ěřů]/i],
  ['TRY', /[ğış]{1}/],
  ['RUB', /\p{Script=Cyrillic}{3}/u],
  ['INR', /\p{Script=Devanagari}{2}/u],
  ['THB', /\p{Script=Thai}{2}/u],
  ['JPY', /[\p{Script=Hiragana}\p{Script=Katakana}]{2}/u],
  ['KRW', /\p{Script=Hangul}{2}/u],
]
