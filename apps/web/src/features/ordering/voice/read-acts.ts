// What a sentence asks for besides dishes, read on the phone before the sentence is sent. Loaded with the order parser.

import type { GroupState } from '@tablemate/contract/live.ts'
import type { MenuItem } from '@tablemate/contract/menu.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import { notRefused } from '@tablemate/domain/orders/order.ts'
import type { Act } from '@tablemate/order-parser/parsed-order.ts'
import { cache, menuKey } from '../../../lib/api/cache.ts'
import { isOtherLanguage, previewOf } from './preview.ts'

/** An action that the screen offers. Nothing happens without a tap. */
export type Offer = Offered & {
  /** The words of the sentence. */
  readonly said: string
}

type Offered =
  | { readonly kind: 'bill' | 'question' }
  /** `memberId`: who orders it. */
  | { readonly kind: 'again'; readonly order: Order; readonly memberId: number }
  /** What the member must not eat, in their own words. */
  | { readonly kind: 'allergy'; readonly to: string; readonly memberId: number }

/** What the sentence is, and what it asks for besides. */
export interface Asked {
  readonly offers: readonly Offer[]
  readonly kind: 'order' | 'nothing' | 'other-language'
}

/** `memberId`: the member that the sentence orders for. */
export function readActs(transcript: string, groupState: GroupState, memberId: number): Asked {
  const menu = cache.getQueryData<readonly MenuItem[]>(menuKey(groupState.group.id)) ?? []
  const preview = previewOf(transcript, groupState, memberId, menu.length > 0 ? menu : null)
  const { lead, items, note, notUnderstood, acts } = preview
  // The sentence changes or repeats an order.
  if (lead !== null || acts.length === 0)
    return { offers: [], kind: isOtherLanguage(preview) ? 'other-language' : 'order' }
  const asked = acts.filter(({ kind }) => kind !== 'nothing')
  const offers = asked.flatMap(act => {
    const offer = offerOf(act, groupState, memberId)
    return offer ? [{ ...offer, said: transcript.slice(act.start, act.end) }] : []
  })
  const isOffered = offers.length === asked.length
  const isAct = ({ start, end }: { start: number; end: number }) =>
    acts.some(act => start >= act.start && end <= act.end)
  const allergies = acts.flatMap(({ kind, text }) => (kind === 'allergy' ? text : []))
  const isOnlyActs =
    items.length === 0 && notUnderstood.every(isAct) && (note === '' || note === allergies.join(', '))
  return { offers, kind: isOnlyActs && isOffered ? 'nothing' : 'order' }
}

function offerOf(act: Act, { orders }: GroupState, speaker: number): Offered | null {
  switch (act.kind) {
    case 'bill':
    case 'question':
      return { kind: act.kind }
    case 'allergy':
      return act.isSpeaker && act.to !== '' ? { kind: 'allergy', to: act.to, memberId: speaker } : null
    case 'same-again':
    case 'same-as': {
      const whose = act.kind === 'same-as' ? act.memberId : speaker
      const order = orders.findLast(
        ({ memberId, items, state }) =>
          memberId === whose && state === 'placed' && notRefused(items).length > 0,
      )
      return order ? { kind: 'again', order, memberId: speaker } : null
    }
    case 'nothing':
      return null
  }
}
