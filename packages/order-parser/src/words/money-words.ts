// The words for money: codes and names of currencies, and of their parts.

import type { Token } from './tokens.ts'

/** Whether the word means money, so that it is no part of a dish's name: "a five dollar shake". */
export function isMoneyWord({ word }: Token): boolean {
  return /^[$£€¥₹₩฿]|[$£€¥₹₩฿]$/.test(word) || moneyAlone.has(word)
}

export const codes: ReadonlySet<string> = new Set(
  'usd eur gbp cad aud jpy cny inr brl mxn sgd hkd chf sek nok dkk pln nzd krw thb kr zł bhd iqd jod kwd lyd omr tnd'.split(
    ' ',
  ),
)

/** Of a major unit. */
export const units: ReadonlySet<string> = new Set([
  ...codes,
  ...`dollar dollars buck bucks pound pounds quid euro euros franc francs kronor krona krone kroner zloty rupee rupees real reais peso pesos yuan baht
   yen won dinar dinars rial rials riyal riyals dirham dirhams shekel shekels rand lira ruble rubles forint forints koruna ringgit rupiah
   shilling shillings naira`.split(/\s+/),
])

/** "Half a pound" is a weight, and "half a real" may be anything. */
export const unitsHalved: ReadonlySet<string> = new Set(
  [...units].filter(unit => !/^(?:pounds?|real)$/.test(unit)),
)

/** Units of a thousand parts. */
export const ofThousand: ReadonlySet<string> = new Set('dinar dinars rial rials'.split(' '))
/** Hundredths in some countries, thousandths in others. */
export const minorUnits: ReadonlySet<string> = new Set('fils baisa baisas millime millimes'.split(' '))
export const cents: ReadonlySet<string> = new Set(
  'cent cents pence p penny pennies halala halalas piastre piastres kobo kurus'.split(' '),
)

/** Others have another meaning in an order: "pound cake", "won ton", "a real burger", "lira pizza", "peso tacos". */
const moneyAlone = new Set(
  'dollar dollars buck bucks quid euro euros rupee rupees yen usd eur gbp cent cents pence dinar dinars fils millime millimes'.split(
    ' ',
  ),
)
