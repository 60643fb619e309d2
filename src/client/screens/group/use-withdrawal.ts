// What a diner may do with an order that is still on this phone: take it back, asked once and in place, or send it again.

import { outbox } from '../../outbox/phone-store.ts'
import type { WaitingOrder } from '../../outbox/queued-order.ts'
import * as en from '../../text/en.ts'
import { showStuck, showTooLate } from './order-form/outcome.ts'
import { useAsking } from './use-asking.ts'

export function useWithdrawal(order: WaitingOrder, onRemoved: () => void) {
  const removal = useAsking(async () => {
    try {
      const isOut = await outbox.withdraw(order)
      if (isOut) onRemoved()
      else showTooLate()
      return isOut
    } catch {
      showStuck(en.group.own.removeFailed)
      return false
    }
  })
  const sendAgain = async () => {
    try {
      // What else comes of it, the order itself says.
      if ((await outbox.sendAgain(order)).kind === 'too-late') showTooLate()
    } catch {
      showStuck(en.offline.order.sendFailed)
    }
  }

  return { ...removal, sendAgain }
}
