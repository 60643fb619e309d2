// Arranges a group's bill in rows of paper: the dishes by guest, what is added, what is paid and due, and a code to pay by phone.

import type { BareBill } from '@tablemate/contract/seating-bills.ts'
import { includedTax } from '@tablemate/domain/bill/bill-total.ts'
import { decimalsOf, decimalText } from '@tablemate/domain/currency.ts'
import { languages } from '@tablemate/domain/languages.ts'
import { type Minor, payableStep } from '@tablemate/domain/money.ts'
import { lineTotal } from '@tablemate/domain/orders/order.ts'
import { wordsIn } from '../../text/words-in.ts'
import { type Paper, type PrintOptions, printerOf, type Row, type RowStyle, rule } from './ticket-layout.ts'

export function billRows(printed: BareBill, paper: Paper): Row[] {
  const { restaurantName, tableName, currency, lines, bill, payments, url } = printed
  const { bill: words, order } = wordsIn(paper.language)
  const { tag } = languages[paper.language]
  const print = printerOf(paper)
  const amountText = amountsIn(tag, currency)
  const rateText = (rate: number) =>
    new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 }).format(rate / 100_000)
  const priced = (style: RowStyle, label: string, amount: Minor, options?: PrintOptions) =>
    pricedRows(paper, style, label, amountText(amount), options)
  const unlessZero = (label: string, amount: Minor) => (amount === 0 ? [] : priced('plain', label, amount))

  const guests = bill.memberSplits.map(({ memberId, memberName, due }, at) => ({
    id: memberId,
    name: memberName,
    due,
    options: { isName: true, instead: order.guest({ position: at + 1 }) },
  }))
  const nameOf = new Map(guests.map(({ id, name }) => [id, name]))
  const { rates, subtotal, tax, serviceFee, tipAmount, finalTotal, collected, held } = bill
  const [taxRate, feeRate] = [rateText(rates.taxRate), rateText(rates.serviceFeeRate)]
  const contained = rates.isTaxIncluded ? includedTax(subtotal, rates, payableStep(currency)) : 0
  const owing = guests.filter(({ due }) => due > 0)
  return [
    ...print('large', restaurantName, { isName: true }),
    ...(tableName === null
      ? []
      : print('large', tableName, { isName: true, within: name => order.table({ name }) })),
    ...print('plain', momentText(printed, paper, tag)),
    rule,
    ...guests.flatMap(({ id, name, options }) => {
      const own = lines.filter(({ member }) => member.id === id)
      if (own.length === 0) return []
      const sum = own.reduce((sum, line) => sum + lineTotal({ ...line, quantity: 1, price: line.total }), 0)
      return [
        ...priced('tall', name, sum, options),
        ...own.flatMap(({ name, quantity, total, adjustments }) => [
          ...priced('plain', name, total, {
            isName: true,
            before: `${quantity} x `,
            indent: `${quantity} x `.length,
          }),
          ...adjustments.flatMap(({ kind, amount }) => priced('plain', words[kind], -amount, { indent: 4 })),
        ]),
      ]
    }),
    rule,
    ...priced('plain', words.subtotal, subtotal),
    ...(contained === 0
      ? []
      : priced('plain', words.includesTax({ rate: taxRate }), contained, { indent: 2 })),
    ...unlessZero(words.tax({ rate: taxRate }), tax),
    ...unlessZero(words.serviceFee({ rate: feeRate }), serviceFee),
    ...unlessZero(words.tip, tipAmount),
    ...priced('tall', words.total({ currency }), finalTotal),
    ...payments.flatMap(({ memberId, amount }) =>
      priced('plain', nameOf.get(memberId) ?? '', -amount, {
        isName: true,
        instead: words.paid,
        within: name => words.paidBy({ name }),
      }),
    ),
    ...unlessZero(words.held, -held),
    ...priced('large', words.due({ currency }), finalTotal - collected - held),
    ...(owing.length > 1
      ? owing.flatMap(({ name, due, options }) => priced('plain', name, due, { ...options, indent: 2 }))
      : []),
    ...(owing.length > 0
      ? [rule, ...print('plain', words.payHere), { style: 'qr' as const, text: url }]
      : []),
  ]
}

/** A label with an amount at the right edge of its first row. */
function pricedRows(
  paper: Paper,
  style: RowStyle,
  label: string,
  amount: string,
  options?: PrintOptions,
): Row[] {
  const { characters, columns } = paper
  const [size, width] = style === 'large' ? [2, Math.floor(columns / 2)] : [1, columns]
  const taken = characters.widthOf(amount) + 1
  const narrow = printerOf({ ...paper, columns: columns - taken * size })
  const [first = { style, text: '' }, ...others] = narrow(style, label, options)
  const gap = Math.max(1, width - characters.widthOf(first.text) - characters.widthOf(amount))
  return [{ style, text: first.text + ' '.repeat(gap) + amount }, ...others]
}

/** Without the currency, whose sign few printers have. */
function amountsIn(tag: string, currency: BareBill['currency']): (amount: Minor) => string {
  const digits = decimalsOf(currency)
  const format = new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return amount =>
    format
      .format(Number(decimalText(amount, currency)))
      .normalize('NFKC')
      .replaceAll(/\s/g, ' ')
}

function momentText({ at }: BareBill, { timeZone }: Paper, tag: string): string {
  return new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(at),
  )
}
