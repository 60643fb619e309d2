// Finds the letters that stand beside this menu's amounts, "Q 110.00" or "110 Br", and replaces them with the currency's code.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import { currencySign } from '../prices/currency-signs.ts'
import { isMeasured } from '../prices/lookalikes.ts'
import { isSizeName } from '../prices/size-words.ts'
import type { Row, Word } from './word.ts'

/** The rows of all sheets. `currency`: the restaurant's. Letters that are no mark of it become "¤". */
export function withCurrencyCodes(sheets: readonly (readonly Row[])[], currency: CurrencyCode): Row[][] {
  const own = marksOf(currency)
  const isOwn = (mark: string) => isMarkOf(mark.replace(/[./]+$/, ''), own)
  const code = isSign.test(currency) ? currency : '¤'
  const amounts = sheets.flatMap(rows =>
    rows.flatMap(row => row.flatMap((_, at) => amountAt(row, at, isOwn) ?? [])),
  )
  const usual = (place: 'before' | 'after') => {
    const marks = groupBy(amounts, amount => amount[place])
    return new Set(
      [...marks].flatMap(([mark, beside]) => (mark && isUsual(mark, place, beside) ? [mark] : [])),
    )
  }
  const isUsual = (mark: string, place: string, beside: readonly Amount[]) => {
    const isKnown = isOwn(mark)
    // Short words before the amounts may be the ends of the names: "Green Tea 4".
    const isName = place === 'before' && beside.filter(({ isApart }) => isApart).length < 0.5 * beside.length
    return (
      beside.length >= minCount &&
      beside.length > (isKnown ? 0.2 : 0.5) * amounts.length &&
      (isKnown || !isName)
    )
  }
  const [before, after] = [usual('before'), usual('after')]
  if (before.size + after.size === 0) return sheets.map(rows => [...rows])
  const codeOf = (mark: string) => (isOwn(mark) ? code : '¤')
  return sheets.map(rows =>
    rows.map(row => {
      const words = [...row]
      row.forEach((word, at) => {
        const amount = amountAt(row, at, isOwn)
        if (!amount) return
        const [isBefore, isAfter] = [before.has(amount.before), after.has(amount.after)]
        const front = isBefore && amount.front ? codeOf(amount.front) : amount.front
        const back = isAfter && amount.back ? ` ${codeOf(amount.back)}` : amount.back
        words[at] = { ...word, text: `${front}${amount.figure}${back}` }
        if (isBefore && amount.front === '')
          words[at - 1] = { ...(row[at - 1] as Word), text: codeOf(amount.before) }
        if (isAfter && amount.back === '')
          words[at + 1] = { ...(row[at + 1] as Word), text: codeOf(amount.after) }
      })
      return words
    }),
  )
}

/** The signs and letters of a currency in the tables of Unicode (CLDR): "Q" and "GTQ", "Kč" and "CZK", "د.إ" and "AED". */
function marksOf(currency: CurrencyCode): ReadonlySet<string> {
  // The first two letters of a code are those of its country.
  const { language, region } = new Intl.Locale(`und-${currency.slice(0, 2)}`).maximize()
  const locales = ['en', `${language}-${region}`]
  const marks = locales.flatMap(locale =>
    (['narrowSymbol', 'symbol'] as const).map(currencyDisplay => {
      const parts = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay,
      }).formatToParts(1)
      return parts.find(({ type }) => type === 'currency')?.value.replace(/[\u200e\u200f]/g, '') ?? ''
    }),
  )
  return new Set([currency, ...marks.filter(mark => mark !== '')])
}

/** "Lps" beside "L", "Lek" beside "Lekë". */
function isMarkOf(mark: string, own: ReadonlySet<string>): boolean {
  const isBegun = (one: string) => mark.length > 1 && one.startsWith(mark)
  return [...own].some(
    one =>
      one.replace(/[./]+$/, '') === mark || isBegun(one) || (mark.startsWith(one) && !/[aeiou]/i.test(mark)),
  )
}

const isSign = new RegExp(`^${currencySign}$`, 'u')

/** Fewer may be the ends of names. */
const minCount = 3

interface Amount {
  readonly figure: string
  /** The letters beside it that may be a currency's; '' without any. */
  readonly before: string
  readonly after: string
  /** The letters before it are in the same word or begin the cell. */
  readonly isApart: boolean
  /** The letters in the same word. */
  readonly front: string
  readonly back: string
}

const letters = String.raw`\p{L}{1,3}[./]{0,2}`
const isMark = new RegExp(`^${letters}$`, 'u')
const glued = new RegExp(
  String.raw`^(?<before>${letters})?(?<figure>\d[\d.,’']*(?:[.,]?[-–—]{1,2})?)(?<after>${letters})?$`,
  'u',
)

/** The number at the end of its cell, with the letters beside it. */
function amountAt(row: Row, at: number, isOwn: (mark: string) => boolean): Amount | null {
  const { figure, before: front = '', after: back = '' } = glued.exec(row[at]?.text ?? '')?.groups ?? {}
  if (figure === undefined) return null
  const [last, next] = [row[at - 1]?.text ?? '', row[at + 1]?.text ?? '']
  const isNextMark = isMark.test(next) && !isEnd(row, at)
  if (!isEnd(row, at) && !(isNextMark && isEnd(row, at + 1))) return null
  const isCandidate = (mark: string) =>
    isOwn(mark) || (/^\p{Lu}|\p{L}{2}/u.test(mark) && !isSizeName(mark) && !notes.test(mark))
  const before =
    front || (isMark.test(last) && (isEnd(row, at - 2) || !/\d$/.test(row[at - 2]?.text ?? '')) ? last : '')
  const after = back || (isNextMark ? next : '')
  const isMeasure = isMeasured(figure, { before: '', after: after }) || isSizeName(`${figure} ${after}`)
  const isAfter = /\p{L}\p{L}/u.test(after) && !isMeasure && isCandidate(after)
  return {
    figure,
    before: isCandidate(before) ? before : '',
    after: isAfter ? after : '',
    isApart: front !== '' || isEnd(row, at - 2),
    ...{ front, back },
  }
}

/** Codes of diets beside a price. */
const notes = /^(?:VG?|VE|GF|DF|NF|VEG)$/

function isEnd(row: Row, at: number): boolean {
  const [word, next] = [row[at], row[at + 1]]
  if (at < -1) return false
  return (
    !word || !next || next.isLeader || next.left - word.right > 0.9 * word.size || /^[(/|]/.test(next.text)
  )
}
