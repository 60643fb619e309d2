// The payments of a party with their methods. Those that the staff took can be undone for some minutes.

import { money } from '../../../text/format.ts'
import { isolate } from '../../../text/isolate.ts'
import { texts } from '../../../text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useNow } from '../../use-now.ts'
import type { FloorSeating } from './state/floor.ts'
import type { FloorCalls } from './use-floor-calls.ts'

const words = texts.floor

interface Props {
  readonly seating: FloorSeating
  readonly calls: FloorCalls
}

export function SeatingPayments({ seating: { groupId, payments, members, currency }, calls }: Props) {
  const now = useNow()
  return (
    <ul className="divide-y divide-line">
      {payments.map(({ id, memberId, amount, ownTip, paymentMethod, undoableUntil }) => {
        const name = members.find(member => member.id === memberId)?.name ?? ''
        const sum = money(amount + ownTip, currency)
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
            <p className="wrap-anywhere min-w-32 flex-1">
              <bdi className="block font-semibold">{name}</bdi>
              <span className="text-muted">
                {words.payments.methods[paymentMethod]}
                {ownTip > 0 && ` · ${words.sums.tip} ${money(ownTip, currency)}`}
              </span>
            </p>
            <span className="figures">{sum}</span>
            {undoableUntil !== null && now < Date.parse(undoableUntil) && (
              <Button
                tone="secondary"
                size="small"
                isBusy={calls.isBusy}
                aria-label={words.payments.undoWhat({ amount: sum, name: isolate(name) })}
                onClick={() => void calls.undo(groupId, id, sum)}
              >
                {words.payments.undo}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
