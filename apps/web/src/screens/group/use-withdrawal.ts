// The actions for an order that is still on this phone: withdraw it after a question in its card, or send it again.

import type { SentItem } from '@tablemate/domain/menu/menu-price.ts'
import { outbox } from '../../outbox/phone-outbox.ts'
import type { WaitingOrder } from '../../outbox/queued-order.ts'
import { texts } from '../../text/texts.ts'
import { showStorageFailure, showTooLate } from './order-form/outcome.ts'
import { useInlineConfirm } from './use-inline-confirm.ts'

export function useWithdrawal(order: WaitingOrder, onRemoved: () => void) {
  const removal = useInlineConfirm(async () => {
    try {
      const isRemoved = await outbox.withdraw(order)
      if (isRemoved) onRemoved()
      else showTooLate()
      return isRemoved
    } catch {
      showStorageFailure(texts.group.own.removeFailed)
      return false
    }
  })
  const sendAgain = async () => {
    try {
      // The order's card shows every other outcome.
      if ((await outbox.sendAgain(order)).kind === 'too-late') showTooLate()
    } catch {
      showStorageFailure(texts.offline.order.sendFailed)
    }
  }
  /** Sends these items in place of the order's; none deletes the order. */
  const sendInstead = async (items: readonly SentItem[]) => {
    try {
      const { key: replaces, progress: _, madeAt: __, ...input } = order
      if (items.length === 0) await removal.confirm()
      else if ((await outbox.place({ ...input, items, replaces }, () => undefined)).kind === 'too-late')
        showTooLate()
    } catch {
      showStorageFailure(texts.offline.order.sendFailed)
    }
  }

  return { ...removal, sendAgain, sendInstead }
}
