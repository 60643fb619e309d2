// Writes prices of currencies with three decimals as those of others are written: "K.D. .750" and "750 fils" become
// "KWD 0.750" and "0.750 KWD".

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { costsThousands } from '@tablemate/domain/menu/price-scale.ts'
import { filsWords } from '../../prices/minor-unit-words.ts'
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

/**
 * The row with the currency's code for an abbreviation beside a number, a digit before its decimal separator, and fils and the
 * like as decimals.
 */
export function withThreeDecimals(row: Row, currency: CurrencyCode): Row {
  const mark = abbreviations[currency]
  if (mark === undefined) return row
  const alone = new RegExp(`^${mark}$`, 'i')
  const atNumber = new RegExp(`^${mark}(?=\\d)|(?<=\\d)${mark}$`, 'gi')
  const withoutDigit = new RegExp(`(?<=^(?:${mark}|${currency})?|[/(–-])[.,](?=\\d{3}(?!\\d|[.,]\\d))`, 'gi')
  return row.map((word, at) => {
    const next = row[at + 1]?.text ?? ''
    if (isWhole.test(word.text) && fils.test(next)) return { ...word, text: majorOf(word.text) }
    if (fils.test(word.text) && isWhole.test(row[at - 1]?.text ?? '')) return { ...word, text: currency }
    const [, counted] = inFils.exec(word.text) ?? []
    if (counted !== undefined) return { ...word, text: `${majorOf(counted)} ${currency}` }
    if (alone.test(word.text)) return isBesideAmount(row, at) ? { ...word, text: currency } : word
    // No dish costs a thousandth of an Iraqi dinar.
    const text = costsThousands(currency) ? word.text : word.text.replace(withoutDigit, '0$&')
    return { ...word, text: text.replace(atNumber, currency) }
  })
}

const isWhole = /^\d{1,5}$/
const fils = new RegExp(`^(?:${filsWords.join('|')})\\.?$`, 'i')
const inFils = new RegExp(`^(\\d{1,5})(?:${filsWords.join('|')})\\.?$`, 'i')

const majorOf = (count: string) => (Number(count) / 1000).toFixed(3)

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
