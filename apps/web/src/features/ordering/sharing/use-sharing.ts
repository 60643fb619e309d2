// Chooses who shares a dish. The choice shows immediately, and the server's reply corrects it. After rapid taps the last choice is
// sent last; choices in between are dropped.

import { type Order, shareItem } from '@tablemate/contract/orders.ts'
import type { OrderItem, SharedBy } from '@tablemate/domain/orders/order.ts'
import { useRef, useState } from 'react'
import { mergeOrder, refetchGroup } from '../../../lib/api/cache.ts'
import { call } from '../../../lib/api/call.ts'
import { problemOf } from '../../../lib/api/call-problem.ts'
import { problemText } from '../../../lib/text/problems.ts'
import { texts } from '../../../lib/text/texts.ts'
import { toast } from '../../../ui/toast.ts'

const words = texts.sharing

/** A choice that the server has not answered. null: nobody shares the item. */
interface Choice {
  readonly sharedBy: SharedBy | null
}

/** `item`: one of the order's items. */
export function useSharing(order: Order, item: OrderItem) {
  const [pending, setPending] = useState<Choice | null>(null)
  const latest = useRef<Choice | null>(null)

  const send = async ({ sharedBy }: Choice) => {
    const body = { item: order.items.indexOf(item), name: item.name, sharedBy }
    mergeOrder(await call(shareItem, { params: { orderId: order.id }, body }))
  }
  const sendAll = async () => {
    for (let choice = latest.current; choice; ) {
      try {
        await send(choice)
      } catch (error) {
        showSharingFailure(error)
        await refetchGroup(order.groupId).catch(() => undefined)
      }
      if (latest.current === choice) latest.current = null
      choice = latest.current
    }
    setPending(null)
  }

  return {
    /** Who shares the item, with the pending choice. */
    sharedBy: pending ? (pending.sharedBy ?? undefined) : item.sharedBy,
    choose(sharedBy: SharedBy | null) {
      const isIdle = latest.current === null
      latest.current = { sharedBy }
      setPending(latest.current)
      if (isIdle) void sendAll()
    },
  }
}

function showSharingFailure(error: unknown): void {
  const problem = problemOf(error)
  const isOutdated = problem === 'invalid' || problem === 'not-your-member'
  const description = isOutdated ? words.changedBefore : problemText(problem)
  toast({ title: words.notChanged, description, tone: 'bad' })
}
