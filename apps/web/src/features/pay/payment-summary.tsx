// The group's payments: completed, collected, pending, and what is being paid by card.

import { texts } from '../../lib/text/texts.ts'
import { BillLine, BillLines } from '../bill/bill-lines.tsx'
import { collectedOf, openShares, type ShareRow } from '../bill/share-rows.ts'
import { Price } from '../currency/price.tsx'

const words = texts.billSplit.payments

interface Props {
  readonly rows: readonly ShareRow[]
}

export function PaymentSummary({ rows }: Props) {
  const completed = rows.filter(({ status }) => status === 'completed').length
  const held = rows.filter(({ status }) => status === 'held').length
  const ownTips = rows.reduce((sum, { ownTip }) => sum + ownTip, 0)
  const payers = rows.filter(({ status }) => status !== 'nothing').length
  return (
    <section aria-labelledby="payment-summary" className="border-line border-t pt-5">
      <h2 id="payment-summary" className="text-lead">
        {words.title}
      </h2>
      <BillLines className="mt-2">
        <BillLine label={words.completed}>
          <span role="status">{words.countOf({ count: completed, all: payers })}</span>
        </BillLine>
        <BillLine label={words.collected}>
          <Price amount={collectedOf(rows) + ownTips} />
        </BillLine>
        <BillLine label={words.pending}>{openShares(rows).length}</BillLine>
        {held > 0 && <BillLine label={words.held}>{held}</BillLine>}
      </BillLines>
    </section>
  )
}
