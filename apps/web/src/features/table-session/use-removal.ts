// Cancels one of the diner's own orders after a question in place.

import { cancelOrder, type Order } from '@tablemate/contract/orders.ts'
import { dropOrder } from '../../lib/api/cache.ts'
import { call } from '../../lib/api/call.ts'
import { problemOf } from '../../lib/api/call-problem.ts'
import { problemText } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'
import { useInlineConfirm } from './use-inline-confirm.ts'

export function useRemoval(order: Order, onRemoved: () => void) {
  return useInlineConfirm(async () => {
    try {
      await call(cancelOrder, { params: { orderId: order.id } })
    } catch (error) {
      const problem = problemOf(error)
      // The order is already cancelled, which is the goal.
      if (problem !== 'order-not-found') {
        toast({ title: texts.group.own.removeFailed, description: problemText(problem), tone: 'bad' })
        return false
      }
    }
    onRemoved()
    dropOrder(order.groupId, order.id)
    return true
  })
}
