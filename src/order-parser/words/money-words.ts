// Words that speak of money and of nothing else.

import type { Token } from './tokens.ts'

/** Whether the word speaks of money, so that it is no part of a dish's name: "a five dollar shake". */
export function isMoneyWord({ word }: Token): boolean {
  return /^[$£€¥₹₩฿]|[$£€¥₹₩฿]$/.test(word) || moneyAlone.has(word)
}

/** Without those that are also something to eat or to do: "pound cake", "won ton". */
const moneyAlone = new Set(
  'dollar dollars buck bucks quid euro euros rupee rupees yen usd eur gbp cent cents pence'.split(' '),
)
