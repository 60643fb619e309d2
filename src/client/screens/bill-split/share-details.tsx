// What one diner's share is made of.

import type { CurrencyCode } from '#domain/currency.ts'
import { Price } from '../../parts/price.tsx'
import * as en from '../../text/en.ts'
import { BillLine, BillLines } from './bill-lines.tsx'
import type { ShareRow } from './share-rows.ts'

const words = en.billSplit.shares

interface Props {
  readonly id: string
  readonly row: ShareRow
  readonly currency: CurrencyCode
}

export function ShareDetails({ id, row, currency }: Props) {
  const { amount, tipAmount, paid, due } = row
  return (
    <div id={id} className="animate-rise pt-1 pb-2 pl-12">
      <BillLines>
        <BillLine label={words.amount}>
          <Price amount={amount} currency={currency} />
        </BillLine>
        <BillLine label={words.tip}>
          <Price amount={tipAmount} currency={currency} />
        </BillLine>
        {paid > 0 && due > 0 && (
          <>
            <BillLine label={words.paid}>
              <Price amount={-paid} currency={currency} />
            </BillLine>
            <BillLine label={words.due}>
              <Price amount={due} currency={currency} className="font-semibold" />
            </BillLine>
          </>
        )}
      </BillLines>
    </div>
  )
}
