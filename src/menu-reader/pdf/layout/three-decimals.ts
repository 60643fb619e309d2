// Writes prices of currencies with three decimals as those of others are written: "K.D. .750" becomes "KWD 0.750".

import type { CurrencyCode } from '#domain/currency.ts'
import { costsThousands } from '../../prices/price-scale.ts'
import { isMeasured } from '../prices/lookalikes.ts'
import type { Row, Word } from './word.ts'

/** How menus abbreviate each of these currencies. In other countries the letters belong to names. */
const abbreviations: Partial<Record<CurrencyCode, string>> = {
  BHD: 'B\\.?D\\.?',
  IQD: 'I\\.?D\\.?',
  JOD: 'J\\.?D\\.?',
  KWD: 'K\\.?D\\.?',
  LYD: 'L\\.?D\\.?',
  OMR: 'R\\.?O\\.?',
  TND: 'D\\.?T\\.?',
}

/** The row with the currency's code for an abbreviation beside a number, and a digit before its decimal separator. */
export function withThreeDecimals(row: Row, currency: CurrencyCode): Row {
  const mark = abbreviations[currency]
  if (mark === undefined) return row
  const alone = new RegExp(`^${mark}$`, 'i')
  const atNumber = new RegExp(`^${mark}(?=\\d)|(?<=\\d)${mark}$`, 'gi')
  const withoutDigit = new RegExp(`(?<=^(?:${mark}|${currency})?|[/(–-])[.,](?=\\d{3}(?!\\d|[.,]\\d))`, 'gi')
  return row.map((word, at) => {
    if (alone.test(word.text)) return isBesideAmount(row, at) ? { ...word, text: currency } : word
    // No dish costs a thousandth of an Iraqi dinar.
    const text = costsThousands(currency) ? word.text : word.text.replace(withoutDigit, '0$&')
    return { ...word, text: text.replace(atNumber, currency) }
  })
}

/** Not if the word is nearer to a name: "Jack JD … 2.250", "7 JD burgers". */
function isBesideAmount(row: Row, at: number): boolean {
  const before = gapBetween(row[at - 1], row[at])
  const after = gapBetween(row[at], row[at + 1])
  return (
    (isAmount(row, at + 1) && after <= alike * before) || (isAmount(row, at - 1) && alike * before < after)
  )
}

/** Gaps of this ratio are alike. */
const alike = 1.5

function gapBetween(left: Word | undefined, right: Word | undefined): number {
  if (!left || !right || left.isLeader || right.isLeader) return Number.POSITIVE_INFINITY
  return Math.max(0, right.left - left.right)
}

function isAmount(row: Row, at: number): boolean {
  const text = row[at]?.text ?? ''
  return amount.test(text) && !isMeasured(text, { before: '', after: row[at + 1]?.text ?? '' })
}

const amount = /^[.,]?\d[\d.,/–-]*$/
