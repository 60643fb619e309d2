// Who pays what, and who has paid.

import type { CurrencyCode } from '#domain/currency.ts'
import * as en from '../../text/en.ts'
import { ShareItem } from './share-item.tsx'
import type { ShareRow } from './share-rows.ts'

interface Props {
  readonly rows: readonly ShareRow[]
  /** The diner whose phone this is. */
  readonly ownId: number | null
  readonly currency: CurrencyCode
  /** The figures are the ones from before a choice that is still on its way. */
  readonly isAwaited: boolean
  readonly onPay: (row: ShareRow) => void
}

export function ShareList({ rows, ownId, currency, isAwaited, onPay }: Props) {
  return (
    <section aria-labelledby="shares" aria-busy={isAwaited} className="mt-4">
      <h2 id="shares" className="sr-only">
        {en.billSplit.shares.title}
      </h2>
      <ul className={`divide-y divide-line transition-opacity ${isAwaited ? 'opacity-60' : ''}`}>
        {rows.map(row => (
          <ShareItem
            key={row.memberId}
            row={row}
            isOwn={row.memberId === ownId}
            currency={currency}
            onPay={() => onPay(row)}
          />
        ))}
      </ul>
    </section>
  )
}
