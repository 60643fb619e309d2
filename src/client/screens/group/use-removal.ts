// Taking one of my orders back: asked once, in place, then done.

import { useState } from 'react'
import { cancelOrder, type Order } from '#contract/orders.ts'
import { dropOrder } from '../../api/cache.ts'
import { call } from '../../api/call.ts'
import { problemOf } from '../../api/call-problem.ts'
import { en } from '../../text/en.ts'
import { problemText } from '../../text/problems.ts'
import { toast } from '../../ui/toast.ts'

/** 'kept': it was asked, and the answer was no. */
type State = 'idle' | 'asking' | 'removing' | 'kept'

export function useRemoval(order: Order, onRemoved: () => void) {
  const [state, setState] = useState<State>('idle')

  const remove = async () => {
    if (state === 'removing') return
    setState('removing')
    try {
      await call(cancelOrder, { params: { orderId: order.id } })
    } catch (error) {
      const problem = problemOf(error)
      // Gone already: just what was wanted.
      if (problem !== 'order-not-found') {
        toast({ title: en.group.own.removeFailed, description: problemText[problem], tone: 'bad' })
        return setState('kept')
      }
    }
    onRemoved()
    dropOrder(order.groupId, order.id)
  }

  return { state, ask: () => setState('asking'), keep: () => setState('kept'), remove }
}
