// Shows a toast when somebody else has paid this diner's share, on every screen of the group.

import type { GroupState } from '@tablemate/contract/live.ts'
import { useEffect } from 'react'
import { findOwnMembers } from '../../lib/device/membership.ts'
import { money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'

/** By group: the payments already seen. Payments from before the first view of the group show no toast. */
const known = new Map<string, ReadonlySet<number>>()

export function usePaidFor(groupState: GroupState | null): void {
  useEffect(() => {
    if (!groupState) return
    const { group, members, payments } = groupState
    const before = known.get(group.id)
    known.set(group.id, new Set(payments.map(({ id }) => id)))
    const own = findOwnMembers(group.id)
    const fresh = before ? payments.filter(({ id }) => !before.has(id)) : []
    const mine = fresh
      .filter(({ memberId, paidBy }) => own.includes(memberId) && paidBy !== null && !own.includes(paidBy))
      .at(-1)
    const payer = members.find(({ id }) => id === mine?.paidBy)
    if (mine && payer)
      toast({
        title: texts.order.paidFor({ name: isolate(payer.name), amount: money(mine.amount, group.currency) }),
        tone: 'good',
        isForNextScreen: true,
      })
  }, [groupState])
}
