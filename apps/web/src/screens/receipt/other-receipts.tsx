// Links to the group's other receipts that concern this phone: of its own members, of those it paid for, and of the group.

import type { GroupState } from '@tablemate/contract/live.ts'
import { Link } from 'wouter'
import { findOwnMembers } from '../../device/membership.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../text/texts.ts'
import { preloadOnIntent } from '../../ui/preload.ts'
import { receiptOf } from './receipt.ts'

interface Props {
  readonly groupState: GroupState
  /** The receipt on the screen; null: the group's. */
  readonly shown: number | null
}

export function OtherReceipts({ groupState, shown }: Props) {
  const { id: groupId } = groupState.group
  const own = findOwnMembers(groupId)
  const isOurs = ({ id }: { id: number }) =>
    own.includes(id) ||
    groupState.payments.some(
      ({ memberId, paidBy }) => memberId === id && paidBy !== null && own.includes(paidBy),
    )
  const ids = [...groupState.members.filter(isOurs).map(({ id }) => id), null]
  const others = ids.flatMap(id => {
    const receipt = id === shown ? null : receiptOf(groupState, id)
    return receipt ? [{ to: paths.receipt(groupId, id ?? undefined), label: receipt.owner }] : []
  })
  if (others.length === 0) return null
  return (
    <nav aria-labelledby="other-receipts" className="on-screen-only pt-6">
      <h2 id="other-receipts" className="text-lead">
        {texts.receipt.others}
      </h2>
      <ul className="divide-y divide-line">
        {others.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="wrap-anywhere flex min-h-11 items-center font-semibold text-accent-text"
              {...preloadOnIntent(to)}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
