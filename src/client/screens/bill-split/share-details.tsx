// The details of a diner's share: the dishes in a split by items, or the division in an equal split.

import type { Bill } from '#contract/bills.ts'
import type { Table } from '#contract/live.ts'
import { payableStep } from '#domain/money.ts'
import { itemText } from '../../parts/item-text.ts'
import { Price } from '../../parts/price.tsx'
import * as en from '../../text/en.ts'
import { money, rate } from '../../text/format.ts'
import { BillLine, BillLines } from './bill-lines.tsx'
import { itemParts } from './item-parts.ts'
import type { ShareRow } from './share-rows.ts'
import { equalReason } from './uneven-shares.ts'

const words = en.shareDetails

interface Props {
  readonly row: ShareRow
  readonly bill: Bill
  readonly table: Table
}

export interface ShareDetailsProps extends Props {
  /** Called if the script cannot be loaded. */
  readonly onClose: () => void
}

export function ShareDetails({ row, bill, table }: ShareDetailsProps) {
  const props = { row, bill, table }
  const { amount, tipAmount, paid, due } = row
  const line = (label: string, sum: number, className = '') => (
    <BillLine label={label}>
      <Price amount={sum} className={className} />
    </BillLine>
  )
  const isByItems = bill.splitMethod === 'items' && bill.subtotal > 0
  return (
    <div className="animate-rise pt-1 pb-2 pl-12">
      {isByItems ? <ItemLines {...props} /> : <EqualLines {...props} />}
      <BillLines className="mt-1.5 border-line border-t pt-1.5">
        {line(words.total, amount + tipAmount, 'font-semibold')}
        {paid > 0 && due > 0 && line(words.paid, -paid)}
        {paid > 0 && due > 0 && line(words.due, due, 'font-semibold')}
      </BillLines>
    </div>
  )
}

function ItemLines({ row, bill, table }: Props) {
  const { currency } = table.group
  const { dishes, ...parts } = itemParts(row, { bill, orders: table.orders, step: payableStep(currency) })
  const { tax, serviceFee } = en.billSplit.bill
  const { rates } = bill
  const covered = parts.difference < 0 ? words.covered : words.uncovered
  const lines: readonly [label: string, sum: number][] = [
    ...dishes.map((dish): [string, number] => [itemText(dish), dish.total]),
    [tax(rate(rates.taxRate)), parts.tax],
    [serviceFee(rate(rates.serviceFeeRate)), parts.serviceFee],
    [words.tip, parts.tip],
    [row.paid > 0 ? words.paidOtherwise : covered, parts.difference],
  ]
  return (
    <>
      {dishes.length === 0 && <p className="text-muted">{words.noDishes}</p>}
      <BillLines>
        {lines
          .filter(([, sum], at) => sum !== 0 || at < dishes.length)
          .map(([label, sum]) => (
            <BillLine key={`${label} ${sum}`} label={label}>
              <Price amount={sum} />
            </BillLine>
          ))}
      </BillLines>
    </>
  )
}

function EqualLines({ row, bill, table }: Props) {
  const hasAdded = bill.tax + bill.serviceFee > 0
  return (
    <>
      <p className="mb-1.5 text-muted">{divisionText({ row, bill, table })}</p>
      <BillLines>
        <BillLine label={hasAdded ? words.amount : words.amountOnly}>
          <Price amount={row.amount} />
        </BillLine>
        <BillLine label={words.tip}>
          <Price amount={row.tipAmount} />
        </BillLine>
      </BillLines>
    </>
  )
}

function divisionText({ row, bill, table }: Props): string {
  const { currency } = table.group
  switch (equalReason(row, bill, payableStep(currency))) {
    case 'equal':
      return words.equally(money(bill.finalTotal, currency), bill.memberCount)
    case 'paid-before':
      return words.paidBefore
    case 'rest':
      return words.rest
    case 'later':
      return words.later
  }
}
