// The summary as a table for spreadsheets: each person's part of each dish, of tax, fee and tip. A person's rows add up to
// their share, and their own tips. Pure.

import type { Bill } from '@tablemate/contract/bills.ts'
import { shareLines } from '@tablemate/domain/bill/share-lines.ts'
import { type CsvNumber, csvAmount, csvLine } from '@tablemate/domain/csv.ts'
import { type Minor, payableStep } from '@tablemate/domain/money.ts'
import { texts } from '../../../lib/text/texts.ts'
import type { Summary } from './use-summary.ts'

const words = texts.summary.csv

/** A spreadsheet reads the file as UTF-8 only with this mark. */
const byteOrderMark = '\ufeff'

interface Row {
  readonly person: string
  readonly kind: keyof typeof words.kinds
  readonly item?: string
  readonly quantity?: number
  readonly part?: string
  readonly amount: Minor
}

/** RFC 4180. */
export function summaryCsv(summary: Summary): string {
  const { currency } = summary.group
  const asLine = ({ person, kind, item = '', quantity, part = '', amount }: Row) =>
    csvLine([
      ...[person, words.kinds[kind], item],
      quantity === undefined ? '' : ({ decimal: String(quantity) } satisfies CsvNumber),
      ...[part, csvAmount(amount, currency), currency],
    ])
  const rows = [...summary.bill.memberSplits.flatMap(share => shareRows(share, summary)), ...tipRows(summary)]
  return byteOrderMark + csvLine(words.columns) + rows.map(asLine).join('')
}

function shareRows(share: Bill['memberSplits'][number], { group, bill, members }: Summary): Row[] {
  const person = share.memberName
  const settled = {
    bill,
    orders: members.flatMap(member => member.orders),
    memberIds: members.map(({ id }) => id),
    step: payableStep(group.currency),
  }
  const { dishes: items } = shareLines(share, { ...settled, bill: { ...bill, splitMethod: 'items' } })
  const { part, tax, serviceFee, tip, rounding, difference } = shareLines(share, settled)
  const had = items.reduce((sum, { total }) => sum + total, 0)
  const added = { split: part ? part.total - had : 0, tax, serviceFee, tip, rounding, difference }
  return [
    ...items.map(
      ({ name, quantity, of, total }): Row => ({
        ...{ person, kind: 'dish', item: name, quantity, amount: total },
        part: words.part({ part: 1, of }),
      }),
    ),
    ...(Object.keys(added) as (keyof typeof added)[])
      .filter(kind => added[kind] !== 0)
      .map(
        (kind): Row => ({
          ...{ person, kind, amount: added[kind] },
          ...(kind === 'split' && part && { part: words.part({ part: part.weight, of: part.of }) }),
        }),
      ),
  ]
}

/** Additional tips are listed with the person who gave them. */
function tipRows({ payments, members }: Summary): Row[] {
  return payments
    .filter(({ ownTip }) => ownTip > 0)
    .map(({ paidBy, memberId, ownTip }) => ({
      person: members.find(({ id }) => id === (paidBy ?? memberId))?.name ?? '',
      kind: 'ownTip',
      amount: ownTip,
    }))
}
