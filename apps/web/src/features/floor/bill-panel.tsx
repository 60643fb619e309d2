// The bill of a party on paper: on one of the restaurant's printers, or as a page that the browser prints.

import type { SeatingBill } from '@tablemate/contract/seating-bills.ts'
import { lineTotal } from '@tablemate/domain/orders/order.ts'
import { useEffect, useState } from 'react'
import { dateAndTime, money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { tableText } from '../../lib/text/table-text.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { adjustmentText, itemText } from '../ordering/item-text.ts'
import { addedEntries, type Receipt, type ReceiptEntry } from '../receipt/receipt.ts'
import { ReceiptPaper } from '../receipt/receipt-paper.tsx'
import type { SeatingProps } from './panel.ts'

const words = texts.floor.bill

export function BillPanel({ seating: { groupId }, calls, onBack }: SeatingProps) {
  const [bill, setBill] = useState<SeatingBill | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bill is that of the moment when the panel opened
  useEffect(() => {
    void calls.bill(groupId).then(found => (found ? setBill(found) : onBack()))
  }, [])
  if (!bill) return <Skeleton className="h-96" />
  return (
    <div className="flex flex-col gap-4 pb-2">
      <div className="on-screen-only flex flex-col gap-2">
        {bill.printers.map(({ id, name }) => (
          <Button
            key={id}
            className="wrap-anywhere"
            isBusy={calls.isBusy}
            onClick={() =>
              void calls.printBill(groupId, id, {
                done: () => words.sent({ printer: isolate(name) }),
                failed: words.notPrinted,
              })
            }
          >
            {words.printOn({ printer: isolate(name) })}
          </Button>
        ))}
        <Button tone={bill.printers.length > 0 ? 'secondary' : 'primary'} onClick={() => window.print()}>
          {words.printHere}
        </Button>
      </div>
      <ReceiptPaper receipt={paperOf(bill)} />
      {dueOf(bill) > 0 && (
        <figure className="flex break-inside-avoid flex-col items-center gap-2">
          <figcaption className="font-semibold">{words.payHere}</figcaption>
          <QrCode text={bill.url} label={words.payHere} className="w-40" />
        </figure>
      )}
      <Button tone="quiet" className="on-screen-only" onClick={onBack}>
        {texts.floor.party.back}
      </Button>
    </div>
  )
}

function dueOf({ bill: { finalTotal, collected, held } }: SeatingBill): number {
  return finalTotal - collected - held
}

function paperOf(seatingBill: SeatingBill): Receipt {
  const { restaurantName, tableName, at, currency, lines, bill, payments } = seatingBill
  const entryOf =
    (kind: 'line' | 'total' | 'part') =>
    (label: string, amount: number): ReceiptEntry => ({ kind, label, amount: money(amount, currency) })
  const [line, total, part] = [entryOf('line'), entryOf('total'), entryOf('part')]
  const guests = bill.memberSplits.map(({ memberId: id, memberName, due }) => ({
    ...{ id, name: isolate(memberName), due },
    lines: lines.filter(({ member }) => member.id === id),
  }))
  const nameOf = new Map(guests.map(({ id, name }) => [id, name]))
  const owing = guests.filter(({ due }) => due > 0)
  return {
    restaurant: isolate(restaurantName),
    table: tableName === null ? null : tableText(tableName),
    time: dateAndTime(at),
    owner: words.paper,
    entries: [
      ...guests.flatMap(({ name, lines: own }) => {
        if (own.length === 0) return []
        const sum = own.reduce(
          (sum, { total, ...rest }) => sum + lineTotal({ ...rest, quantity: 1, price: total }),
          0,
        )
        return [
          total(name, sum),
          ...own.flatMap(({ total, adjustments, ...item }) => [
            line(itemText(item), total),
            ...adjustments.map(adjustment => ({
              kind: 'part' as const,
              label: adjustmentText(adjustment, currency),
            })),
          ]),
        ]
      }),
      { kind: 'rule' },
      line(texts.billSplit.bill.subtotal, bill.subtotal),
      ...addedEntries({ ...bill, dishes: bill.subtotal, tip: bill.tipAmount }, bill, currency),
      { kind: 'rule' },
      total(texts.billSplit.bill.total, bill.finalTotal),
      ...payments.map(({ memberId, amount }) =>
        line(words.paidBy({ name: nameOf.get(memberId) ?? '' }), -amount),
      ),
      ...(bill.held > 0 ? [line(texts.receipt.held, -bill.held)] : []),
      total(texts.floor.sums.due, dueOf(seatingBill)),
      ...(owing.length > 1 ? owing.map(({ name, due }) => part(name, due)) : []),
    ],
  }
}
