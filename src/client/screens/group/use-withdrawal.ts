// What a diner may do with an order that is still on this phone: take it back, asked once and in place, or send it again.

import { useState } from 'react'
import { outbox } from '../../api/kept.ts'
import type { WaitingOrder } from '../../api/queued-order.ts'
import { en } from '../../text/en.ts'
import { toast } from '../../ui/toast.ts'

/** 'kept': it was asked, and the answer was no. */
type State = 'idle' | 'asking' | 'removing' | 'kept'

export function useWithdrawal(order: WaitingOrder, onRemoved: () => void) {
  const [state, setState] = useState<State>('idle')

  const remove = async () => {
    if (state === 'removing') return
    setState('removing')
    const isOut = await outbox.takeBack(order).catch(() => false)
    if (isOut) return onRemoved()
    const { title, hint } = en.offline.order.tooLate
    toast({ title, description: hint })
    setState('kept')
  }

  return {
    state,
    ask: () => setState('asking'),
    keep: () => setState('kept'),
    remove,
    sendAgain: () => void outbox.sendAgain(order).catch(() => undefined),
  }
}
