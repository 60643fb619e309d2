// The details of a diner's share, line by line: their dishes and fractions of shared ones, or their part of everything.

import type { Bill } from '@tablemate/contract/bills.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import { type PartOfAll, type ShareLines, shareLines } from '@tablemate/domain/bill/share-lines.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import { money, rate } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { Price } from '../currency/price.tsx'
import { menuItemText } from '../ordering/menu-item-text.ts'
import { BillLine, BillLines } from './bill-lines.tsx'
import { equalReason, type ShareRow } from './share-rows.ts'

const words = texts.shareDetails

interface Props {
  readonly row: ShareRow
  readonly bill: Bill
  readonly groupState: GroupState
}

export function ShareDetails({ row, bill, groupState }: Props) {
  const props = { row, bill, groupState }
  const { amount, tipAmount, paid, ownTip, due } = row
  const received = paid + ownTip
  const line = (label: string, sum: number, className = '') => (
    <BillLine label={label}>
      <Price amount={sum} className={className} />
    </BillLine>
  )
  const lines = shareLines(row, {
    bill,
    orders: groupState.orders,
    memberIds: groupState.members.map(({ id }) => id),
    step: payableStep(groupState.group.currency),
  })
  const note = noteOn(lines, props)
  return (
    <div className="animate-rise pt-1 pb-2 ps-12">
      {note && <p className="mb-1.5 text-pretty text-muted">{note}</p>}
      <BillLines>
        {labelled(lines, props).map(([label, sum]) => (
          <BillLine key={`${label} ${sum}`} label={label}>
            <Price amount={sum} />
          </BillLine>
        ))}
      </BillLines>
      <BillLines className="mt-1.5 border-line border-t pt-1.5">
        {line(words.total, amount + tipAmount, 'font-semibold')}
        {ownTip > 0 && line(words.ownTip, ownTip)}
        {ownTip > 0 && due === 0 && line(words.paid, received, 'font-semibold')}
        {paid > 0 && due > 0 && line(words.paid, -received)}
        {paid > 0 && due > 0 && line(words.due, due, 'font-semibold')}
      </BillLines>
    </div>
  )
}

/** The lines with their labels. Lines that cost nothing are left out, except dishes and the part of everything. */
function labelled(
  { dishes: menuItems, part, ...lines }: ShareLines,
  { row, bill: { rates } }: Props,
): (readonly [label: string, sum: number])[] {
  const { tax, serviceFee } = texts.billSplit.bill
  const covered = lines.difference < 0 ? words.covered : words.uncovered
  const added = [
    [tax({ rate: rate(rates.taxRate) }), lines.tax],
    [serviceFee({ rate: rate(rates.serviceFeeRate) }), lines.serviceFee],
    [words.tip, lines.tip],
    [words.rounding, lines.rounding],
    [row.paid > 0 ? words.changedBetween : covered, lines.difference],
  ] as const
  return [
    ...menuItems.map(menuItem => [menuItemText(menuItem), menuItem.total] as const),
    ...(part && part.weight > 0 ? [[partText(part), part.total] as const] : []),
    ...added.filter(([, sum]) => sum !== 0),
  ]
}

function partText({ weight, of }: PartOfAll): string {
  return weight === of ? words.all : words.partOf({ part: weight, of, whole: words.everything })
}

function noteOn({ dishes: menuItems, part }: ShareLines, props: Props): string | null {
  if (!part) return menuItems.length === 0 ? words.noDishes : null
  if (props.bill.splitMethod !== 'shares') return divisionText(props)
  return part.weight === 0 ? words.treated : null
}

function divisionText({ row, bill, groupState }: Props): string {
  const { currency } = groupState.group
  switch (equalReason(row, bill, payableStep(currency))) {
    case 'equal':
      return words.equally({ total: money(bill.finalTotal, currency), people: bill.memberCount })
    case 'paid-before':
      return words.paidBefore
    case 'rest':
      return words.rest
    case 'later':
      return words.later
  }
}
