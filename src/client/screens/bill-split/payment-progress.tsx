// How much is collected, and the press that collects the rest. Always in sight, at the bottom.

import type { CurrencyCode } from '#domain/currency.ts'
import type { Minor } from '#domain/money.ts'
import * as en from '../../text/en.ts'
import { money } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { collectedOf, openShares, type ShareRow } from './share-rows.ts'

const words = en.billSplit

interface Props {
  readonly rows: readonly ShareRow[]
  readonly total: Minor
  readonly currency: CurrencyCode
  readonly isRunning: boolean
  readonly onPayAll: () => void
}

export function PaymentProgress({ rows, total, currency, isRunning, onPayAll }: Props) {
  const collected = collectedOf(rows)
  const isAllPaid = openShares(rows).length === 0
  return (
    <section aria-label={words.payments.progress} className="flex flex-col gap-2.5">
      {isAllPaid && (
        <p className="animate-rise text-center font-semibold text-live">{words.payments.allPaid}</p>
      )}
      <div
        role="progressbar"
        aria-label={words.payments.progress}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={collected}
        aria-valuetext={words.payments.progressOf(money(collected, currency), money(total, currency))}
        className="mb-1 h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className="size-full origin-left rounded-full bg-live transition-transform duration-220 ease-out"
          style={{ transform: `translateX(${(collected / total) * 100 - 100}%)` }}
        />
      </div>
      <Button isBusy={isRunning} disabled={isAllPaid} onClick={onPayAll}>
        {words.processAll.action}
      </Button>
    </section>
  )
}
