// Sends one spoken or typed sentence, announces its result on the screen, and offers what it asks for besides dishes.

import type { GroupState } from '@tablemate/contract/live.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import { useState } from 'react'
import { problemOf } from '../../lib/api/call-problem.ts'
import { randomKey } from '../../lib/device/random-key.ts'
import { texts } from '../../lib/text/texts.ts'
import { showOrderFailure } from '../ordering/form/outcome.ts'
import { placeOrder } from '../ordering/form/send-order.ts'
import type { Asked, Offer } from '../ordering/voice/read-acts.ts'
import type { SendSentence } from '../ordering/voice/use-voice.ts'
import { type Result, resultOf } from '../ordering/voice/voice-view.ts'
import { menuItemsText } from './group-events.ts'
import type { useUndoable } from './use-undoable.ts'

interface Options {
  readonly groupState: GroupState
  readonly memberId: number
  /** The orders that a sentence may change. */
  readonly own: readonly Order[]
  readonly announce: (text: string) => void
  readonly undoable: ReturnType<typeof useUndoable>
}

/** As long as a tap may take to show its effect. */
const parserMs = 1000

export function useSendSentence({ groupState, memberId, own, announce, undoable }: Options) {
  const groupId = groupState.group.id
  const [offers, setOffers] = useState<readonly Offer[]>([])
  /** The order that the last sentence became. */
  const [last, setLast] = useState<number | undefined>()
  const send: SendSentence = async (words, isOpen) => {
    const asked = await readActs(words, groupState, memberId)
    setOffers(asked?.offers ?? [])
    setLast(undefined)
    if (asked?.kind === 'other-language') return asked.kind
    if (asked?.kind === 'nothing') return { kind: 'nothing', hasOffers: asked.offers.length > 0 }
    const { result, order } = await sendSentence({ groupId, memberId }, own, words, isOpen)
    if (result.kind === 'listed') return null
    setLast(order?.id)
    const menuItems = menuItemsText(order?.items ?? [])
    if (result.kind === 'ordered') announce(texts.voice.added({ dishes: menuItems }))
    if (result.kind === 'changed') announce(texts.voice.changed({ dishes: menuItems }))
    // One tap cancels the whole order, so it is offered only for a new order.
    if (order && ['ordered', 'noted', 'to-check'].includes(result.kind)) undoable.offer(order.id)
    if (result.kind === 'changed') undoable.withdraw()
    return result
  }
  return {
    send,
    offers,
    order: own.find(({ id }) => id === last),
    drop: (offer: Offer) => setOffers(all => all.filter(one => one !== offer)),
  }
}

/** Null if the parser is not on this phone in time: the sentence must not wait for it, and the server reads it alone. */
async function readActs(words: string, groupState: GroupState, memberId: number): Promise<Asked | null> {
  const reading = import('../ordering/voice/read-acts.ts').then(
    parts => parts.readActs(words, groupState, memberId),
    () => null,
  )
  return Promise.race([reading, new Promise<null>(resolve => setTimeout(resolve, parserMs, null))])
}

// Sends one spoken or typed sentence through the outbox, like every order. The server parses it into dishes.

interface MemberRef {
  readonly groupId: string
  readonly memberId: number
}

interface SentenceOutcome {
  /** 'listed': the order was refused but may be in the group, so the list shows it with its reason. */
  readonly result: Result | { readonly kind: 'listed' }
  readonly order?: Order
}

/**
 * Rejects if the order is certainly not in the group and the panel is still open, so that the words return to its field. Shows
 * every failure as a toast, except that of a sentence in another language. `own` are the orders before the sentence.
 */
async function sendSentence(
  member: MemberRef,
  own: readonly Order[],
  transcription: string,
  isOpen: () => boolean,
): Promise<SentenceOutcome> {
  try {
    const outcome = await placeOrder(
      { ...member, items: [], transcription, key: randomKey() },
      { onStored: () => undefined, canRestore: isOpen },
    )
    switch (outcome.kind) {
      case 'placed':
        return { result: resultOf(outcome.order, own), order: outcome.order }
      case 'waits':
      case 'too-late':
        return { result: { kind: 'waiting' } }
      case 'refused':
        showOrderFailure(outcome.error, { isNew: true })
        return { result: { kind: 'listed' } }
    }
  } catch (error) {
    if (problemOf(error) !== 'other-language') showOrderFailure(error, { isNew: true })
    throw error
  }
}
