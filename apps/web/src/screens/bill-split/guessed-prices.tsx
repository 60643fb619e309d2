// The number of guessed prices on the bill, with a link: to the diner's own orders to correct them, or to the summary, which
// marks the others'.

import type { GroupState } from '@tablemate/contract/live.ts'
import { guessedPrices } from '@tablemate/domain/orders/order.ts'
import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { texts } from '../../text/texts.ts'

interface Props {
  readonly groupState: GroupState
  /** The member that this phone acts as. */
  readonly ownId: number | null
}

const words = texts.billSplit.guessed

export function GuessedPrices({ groupState: { group, orders }, ownId }: Props) {
  const count = guessedPrices(orders)
  if (count === 0) return null
  const own = guessedPrices(orders.filter(({ memberId, isPaid }) => memberId === ownId && !isPaid))
  return (
    <p className="mb-4 text-pretty rounded-card bg-tint px-4 py-2">
      {words.count({ count })}{' '}
      <Link
        to={own > 0 ? paths.group(group.id) : paths.summary(group.id)}
        className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
      >
        {own > 0 ? words.correct({ own }) : words.show}
      </Link>
    </p>
  )
}
