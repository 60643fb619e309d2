// Sends one spoken or typed sentence, and announces its result on the screen.

import type { Order } from '#contract/orders.ts'
import * as texts from '../../text/texts.ts'
import { dishesText } from './table-events.ts'
import type { useUndoable } from './use-undoable.ts'
import { sendSentence } from './voice/send-sentence.ts'
import type { SendSentence } from './voice/use-voice.ts'

interface Options {
  readonly groupId: string
  readonly memberId: number
  /** The orders that a sentence may change. */
  readonly own: readonly Order[]
  readonly announce: (text: string) => void
  readonly undoable: ReturnType<typeof useUndoable>
}

export function useSendSentence({ groupId, memberId, own, announce, undoable }: Options): SendSentence {
  return async (words, isOpen) => {
    const { result, order } = await sendSentence({ groupId, memberId }, own, words, isOpen)
    if (result.kind === 'listed') return null
    const dishes = dishesText(order?.items ?? [])
    if (result.kind === 'ordered') announce(texts.voice.added(dishes))
    if (result.kind === 'changed') announce(texts.voice.changed(dishes))
    // One tap cancels the whole order, so it is offered only for a new order.
    if (order && ['ordered', 'noted', 'to-check'].includes(result.kind)) undoable.offer(order.id)
    if (result.kind === 'changed') undoable.withdraw()
    return result
  }
}
