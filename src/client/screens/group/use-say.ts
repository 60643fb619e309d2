// One sentence, said or typed, and what the screen tells of it.

import type { Order } from '#contract/orders.ts'
import * as en from '../../text/en.ts'
import { dishesText } from './table-events.ts'
import type { useUndoable } from './use-undoable.ts'
import { sayOrder } from './voice/say-order.ts'
import type { Say } from './voice/use-voice.ts'

interface SayOptions {
  readonly groupId: string
  readonly memberId: number
  /** The orders that a sentence may change. */
  readonly own: readonly Order[]
  readonly announce: (text: string) => void
  readonly undoable: ReturnType<typeof useUndoable>
}

export function useSay({ groupId, memberId, own, announce, undoable }: SayOptions): Say {
  return async (words, isOpen) => {
    const { result, order } = await sayOrder({ groupId, memberId }, own, words, isOpen)
    if (result.kind === 'listed') return null
    const dishes = dishesText(order?.items ?? [])
    if (result.kind === 'said') announce(en.voice.added(dishes))
    if (result.kind === 'changed') announce(en.voice.changed(dishes))
    // One tap takes it back as a whole, so not where it was there before.
    if (order && (result.kind === 'said' || result.kind === 'noted')) undoable.offer(order.id)
    if (result.kind === 'changed') undoable.withdraw()
    return result
  }
}
