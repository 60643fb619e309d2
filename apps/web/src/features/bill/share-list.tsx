// The list of all shares and their payments.

import type { Bill } from '@tablemate/contract/bills.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import { texts } from '../../lib/text/texts.ts'
import { ShareItem } from './share-item.tsx'
import type { ShareRow } from './share-rows.ts'

interface Props {
  readonly rows: readonly ShareRow[]
  readonly bill: Bill
  readonly groupState: GroupState
  /** The figures do not include a choice that was sent but not answered yet. */
  readonly isOutdated: boolean
  /** Null in a group of one, whose share is paid in the bar at the bottom. */
  readonly onPay: ((shares: readonly ShareRow[]) => void) | null
  readonly onStop: (memberId: number) => void
}

export function ShareList({ rows, bill, groupState, isOutdated, onPay, onStop }: Props) {
  return (
    <section aria-labelledby="shares" aria-busy={isOutdated} className="mt-4">
      <h2 id="shares" className="sr-only">
        {texts.billSplit.shares.title}
      </h2>
      <ul className={`divide-y divide-line transition-opacity ${isOutdated ? 'opacity-60' : ''}`}>
        {rows.map(row => (
          <ShareItem
            key={row.memberId}
            row={row}
            bill={bill}
            groupState={groupState}
            onPay={onPay && (() => onPay([row]))}
            onStop={() => onStop(row.memberId)}
          />
        ))}
      </ul>
    </section>
  )
}
