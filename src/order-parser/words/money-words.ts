// Words that mean money and nothing else.

import type { Token } from './tokens.ts'

/** Whether the word means money, so that it is no part of a dish's name: "a five dollar shake". */
export function isMoneyWord({ word }: Token): boolean {
  return /^[$£€¥₹₩฿]|[$£€¥₹₩฿]$/.test(word) || moneyAlone.has(word)
}

/** Leaves out money words that have another meaning in an order: "pound cake", "won ton". */
const moneyAlone = new Set(
  'dollar dollars buck bucks quid euro euros rupee rupees yen usd eur gbp cent cents pence'.split(' '),
)
