// Lists the shares that "Process All Payments" is about to pay.

import { money } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { ShareRow } from '../bill/share-rows.ts'
import { useGroupCurrency } from '../currency/currency-provider.tsx'
import { Price } from '../currency/price.tsx'

const words = texts.payForAll

export interface PayForAllSheetProps {
  /** The unpaid shares. */
  readonly open: readonly ShareRow[]
  readonly onPayAll: () => void
  readonly onClose: () => void
}

export function PayForAllSheet({ open, onPayAll, onClose }: PayForAllSheetProps) {
  const currency = useGroupCurrency()
  const total = open.reduce((sum, { due }) => sum + due, 0)
  return (
    <Sheet isOpen onClose={onClose} title={words.title} description={words.hint}>
      <dl className="divide-y divide-line">
        {open.map(({ memberId, name, due, isOwn }) => (
          <Line key={memberId} name={name} note={isOwn ? words.you : undefined} due={due} />
        ))}
      </dl>
      <div className="mt-3 flex flex-col gap-2.5">
        <Button
          onClick={() => {
            onClose()
            onPayAll()
          }}
        >
          {words.confirm({ amount: money(total, currency) })}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Sheet>
  )
}

interface LineProps {
  readonly name: string
  readonly note: string | undefined
  readonly due: number
}

function Line({ name, note, due }: LineProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="wrap-anywhere min-w-0">
        <bdi>{name}</bdi>
        {note && <span className="text-muted"> · {note}</span>}
      </dt>
      <dd className="shrink-0 font-semibold">
        <Price amount={due} />
      </dd>
    </div>
  )
}
