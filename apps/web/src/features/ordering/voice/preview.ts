// Previews the effect of a sentence on the phone: a new order, a change, or a repetition of another member's order.

import type { GroupState } from '@tablemate/contract/live.ts'
import type { OrderContent } from '@tablemate/domain/orders/order.ts'
import type { Act } from '@tablemate/order-parser/parsed-order.ts'
import { contentOf } from '@tablemate/order-parser/spoken-content.ts'
import { resolveFollowUp } from '@tablemate/order-parser/spoken-follow-up.ts'
import { type SpokenDish, spokenOrder } from '@tablemate/order-parser/spoken-order.ts'
import { isolate } from '../../../lib/text/isolate.ts'
import { texts } from '../../../lib/text/texts.ts'

export interface Preview extends OrderContent {
  /** A heading if the sentence changes, cancels or repeats an order. */
  readonly lead: string | null
  /** What a new order's sentence asks for besides dishes. */
  readonly acts: readonly Act[]
}

const words = texts.understood

/** Nothing of the sentence was understood, because it is not English. */
export const isOtherLanguage = ({ notUnderstood }: OrderContent): boolean =>
  notUnderstood.some(({ reason }) => reason === 'other-language')

export function previewOf(
  transcript: string,
  { group, members, orders }: Pick<GroupState, 'group' | 'members' | 'orders'>,
  memberId: number,
  menu: readonly SpokenDish[] | null,
): Preview {
  const { currency } = group
  const understand = (text: string) => spokenOrder(text, menu, currency, { memberId, members })
  const at = { memberId, members, orders, currency, now: Date.now() }
  const outcome = resolveFollowUp(transcript, at, understand)
  const nothing = { note: '', notUnderstood: [], acts: [] }
  switch (outcome?.kind) {
    case undefined: {
      const spoken = understand(transcript)
      return { lead: null, ...contentOf(spoken), acts: spoken.acts }
    }
    case 'change': {
      const { items, note, order } = outcome
      if (outcome.isCancelled) return { lead: words.cancel, ...nothing, items: order.items }
      return { ...nothing, lead: words.change, items, note }
    }
    case 'repeat': {
      const name = members.find(({ id }) => id === outcome.order.memberId)?.name ?? ''
      return { lead: words.repeat({ name: isolate(name) }), ...nothing, items: outcome.items }
    }
    case 'impossible': {
      const whole = { start: 0, end: transcript.length, reason: outcome.reason }
      return { ...nothing, lead: null, items: [], notUnderstood: [whole] }
    }
  }
}
