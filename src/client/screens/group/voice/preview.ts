// Previews the effect of a sentence on the phone: a new order, a change, or a repetition of another member's order.

import type { Table } from '#contract/live.ts'
import type { OrderContent } from '#domain/orders/order.ts'
import { contentOf } from '#order-parser/spoken-content.ts'
import { resolveFollowUp } from '#order-parser/spoken-follow-up.ts'
import { type SpokenDish, spokenOrder } from '#order-parser/spoken-order.ts'
import { isolate } from '../../../text/isolate.ts'
import * as texts from '../../../text/texts.ts'

export interface Preview extends OrderContent {
  /** A heading if the sentence changes, cancels or repeats an order. */
  readonly lead: string | null
}

const words = texts.understood

export function previewOf(
  transcript: string,
  { group, members, orders }: Pick<Table, 'group' | 'members' | 'orders'>,
  memberId: number,
  menu: readonly SpokenDish[] | null,
): Preview {
  const { currency } = group
  const understand = (text: string) => spokenOrder(text, menu, currency, { memberId, members })
  const at = { memberId, members, orders, currency, now: Date.now() }
  const outcome = resolveFollowUp(transcript, at, understand)
  const nothing = { note: '', notUnderstood: [] }
  switch (outcome?.kind) {
    case undefined:
      return { lead: null, ...contentOf(understand(transcript)) }
    case 'change': {
      const { items, note, order } = outcome
      if (outcome.isCancelled) return { lead: words.cancel, ...nothing, items: order.items }
      return { lead: words.change, items, note, notUnderstood: [] }
    }
    case 'repeat': {
      const name = members.find(({ id }) => id === outcome.order.memberId)?.name ?? ''
      return { lead: words.repeat(isolate(name)), ...nothing, items: outcome.items }
    }
    case 'impossible': {
      const whole = { start: 0, end: transcript.length, reason: outcome.reason }
      return { lead: null, items: [], note: '', notUnderstood: [whole] }
    }
  }
}
