// "Process All Payments": says first for whom and how much, and pays when that was confirmed.

import { useState } from 'react'
import type { CurrencyCode } from '#domain/currency.ts'
import { Price } from '../../parts/price.tsx'
import * as en from '../../text/en.ts'
import { money } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { openShares, type ShareRow } from './share-rows.ts'
import { tellOffline } from './tell-payments.ts'

const words = en.billSplit.processAll

interface Props {
  readonly rows: readonly ShareRow[]
  readonly currency: CurrencyCode
  readonly isRunning: boolean
  readonly onPayAll: () => void
}

export function PayForAll({ rows, currency, isRunning, onPayAll }: Props) {
  const [isAsking, setAsking] = useState(false)
  const open = openShares(rows)
  if (open.length === 0) return null
  const total = open.reduce((sum, { due }) => sum + due, 0)
  const ask = () => (navigator.onLine ? setAsking(true) : tellOffline())
  return (
    <>
      <Button tone="secondary" isBusy={isRunning} onClick={ask} className="mt-2 mb-6 w-full">
        {words.action}
      </Button>
      <Sheet isOpen={isAsking} onClose={() => setAsking(false)} title={words.title} description={words.hint}>
        <dl className="divide-y divide-line">
          {open.map(({ memberId, name, due, isOwn }) => (
            <Line
              key={memberId}
              name={name}
              note={isOwn ? words.you : undefined}
              due={due}
              currency={currency}
            />
          ))}
        </dl>
        <div className="mt-3 flex flex-col gap-2.5">
          <Button
            onClick={() => {
              setAsking(false)
              onPayAll()
            }}
          >
            {words.confirm(money(total, currency))}
          </Button>
          <Button tone="quiet" onClick={() => setAsking(false)}>
            {words.cancel}
          </Button>
        </div>
      </Sheet>
    </>
  )
}

interface LineProps {
  readonly name: string
  readonly note: string | undefined
  readonly due: number
  readonly currency: CurrencyCode
}

function Line({ name, note, due, currency }: LineProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="wrap-anywhere min-w-0">
        <bdi>{name}</bdi>
        {note && <span className="text-muted"> · {note}</span>}
      </dt>
      <dd className="font-semibold">
        <Price amount={due} currency={currency} />
      </dd>
    </div>
  )
}
