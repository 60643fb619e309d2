// The group's three figures. A very long total wraps to its own line. On paper, the bill's totals follow.

import type { ReactNode } from 'react'
import { Price } from '../../parts/price.tsx'
import { texts } from '../../text/texts.ts'
import { totalsOf } from './summary-text.ts'
import type { Summary } from './use-summary.ts'

export function Figures({ summary }: { summary: Summary }) {
  const { memberCount, totalItems, totalAmount, isFinalTotal } = summary
  return (
    <>
      <dl className="flex flex-wrap justify-between gap-x-6 gap-y-3 border-line border-y py-4 print:border-black print:py-2">
        <Figure label={texts.summary.members}>{memberCount}</Figure>
        <Figure label={texts.summary.items}>{totalItems}</Figure>
        <Figure label={isFinalTotal ? texts.summary.total : texts.summary.subtotal} isLast>
          <Price amount={totalAmount} />
        </Figure>
      </dl>
      <dl className="on-paper-only py-2">
        {totalsOf(summary).map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd>
              <Price amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Figure({ label, isLast, children }: { label: string; isLast?: boolean; children: ReactNode }) {
  return (
    <div className={isLast ? 'ms-auto text-end' : ''}>
      <dt className="text-muted text-small print:text-black">{label}</dt>
      <dd className="figures font-[560] font-serif text-[length:min(1.5rem,9vw)] leading-[1.2]">
        {children}
      </dd>
    </div>
  )
}
