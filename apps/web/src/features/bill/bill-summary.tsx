// The group's total, large enough to read across a table, and its parts.

import type { Bill } from '@tablemate/contract/bills.ts'
import { includedTax } from '@tablemate/domain/bill/bill-total.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import { money, percent, rate } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { useGroupCurrency } from '../currency/currency-provider.tsx'
import { Price } from '../currency/price.tsx'
import { BillLine, BillLines } from './bill-lines.tsx'
import { percentOfSubtotal } from './read-tip.ts'

const words = texts.billSplit.bill

interface Props {
  readonly bill: Bill
  /** The figures do not include a choice that was sent but not answered yet. */
  readonly isOutdated?: boolean
}

export function BillSummary({ bill, isOutdated = false }: Props) {
  const currency = useGroupCurrency()
  const { rates, tipPercentage } = bill
  const share = percentOfSubtotal(bill.tipAmount, bill.subtotal)
  return (
    <section
      aria-labelledby="bill-summary"
      aria-busy={isOutdated}
      className={`transition-opacity ${isOutdated ? 'opacity-60' : ''}`}
    >
      <h2 id="bill-summary" className="sr-only">
        {words.title}
      </h2>
      <Total figure={money(bill.finalTotal, currency)} />
      <BillLines className="mt-4">
        <BillLine label={words.subtotal}>
          <Price amount={bill.subtotal} />
        </BillLine>
        <TaxLine bill={bill} />
        {rates.serviceFeeRate > 0 && (
          <BillLine label={words.serviceFee({ rate: rate(rates.serviceFeeRate) })}>
            <Price amount={bill.serviceFee} />
          </BillLine>
        )}
        <BillLine
          label={tipLabel(bill)}
          note={
            tipPercentage === null && bill.tipAmount > 0 && share !== null
              ? words.about({ percent: percent(share) })
              : undefined
          }
        >
          <Price amount={bill.tipAmount} />
        </BillLine>
      </BillLines>
    </section>
  )
}

function tipLabel({ tipPercentage, tipAmount }: Bill): string {
  if (tipPercentage !== null) return words.tipOf({ percent: percent(tipPercentage) })
  return tipAmount === 0 ? words.noTip : words.tip
}

/** Nothing if there is no tax, or if prices include a tax of unknown rate. */
function TaxLine({ bill }: Pick<Props, 'bill'>) {
  const currency = useGroupCurrency()
  const { taxRate, isTaxIncluded } = bill.rates
  if (taxRate === 0) return null
  const label = isTaxIncluded
    ? words.includesTax({ rate: rate(taxRate) })
    : words.tax({ rate: rate(taxRate) })
  const amount = isTaxIncluded ? includedTax(bill.subtotal, bill.rates, payableStep(currency)) : bill.tax
  return (
    <BillLine label={label} isPart={isTaxIncluded}>
      <Price amount={amount} />
    </BillLine>
  )
}

/** Shrinks with its length, so that a large amount in yen or won still fits on one line. */
function Total({ figure }: { figure: string }) {
  return (
    <div className="@container text-center">
      <p className="text-muted">{words.total}</p>
      <p
        className="figures whitespace-nowrap font-[560] font-serif leading-[1.1] tracking-[-0.015em]"
        style={{ fontSize: `min(3.375rem, ${Math.floor(160 / figure.length)}cqw)` }}
      >
        {figure}
      </p>
    </div>
  )
}
