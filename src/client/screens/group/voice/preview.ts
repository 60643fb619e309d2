// What a sentence would do, as far as this phone can tell: an order of its own, a change, or the same as a friend's.

import type { Table } from '#contract/live.ts'
import type { OrderContent } from '#domain/orders/order.ts'
import { contentOf } from '#order-parser/spoken-content.ts'
import { outcomeOf } from '#order-parser/spoken-follow-up.ts'
import { type SpokenDish, spokenOrder } from '#order-parser/spoken-order.ts'
import * as en from '../../../text/en.ts'
import { isolate } from '../../../text/isolate.ts'

export interface Preview extends OrderContent {
  /** What is done with the dishes, where they are not ordered anew. */
  readonly lead: string | null
}

const words = en.understood

export function previewOf(
  said: string,
  { group, members, orders }: Pick<Table, 'group' | 'members' | 'orders'>,
  memberId: number,
  menu: readonly SpokenDish[] | null,
): Preview {
  const { currency } = group
  const understand = (text: string) => spokenOrder(text, menu, currency)
  const at = { memberId, members, orders, currency, now: Date.now() }
  const outcome = outcomeOf(said, at, understand)
  const nothing = { note: '', notUnderstood: [] }
  switch (outcome?.kind) {
    case undefined:
      return { lead: null, ...contentOf(understand(said)) }
    case 'change': {
      const { items, note, order } = outcome
      if (outcome.isCancelled) return { lead: words.cancel, ...nothing, items: order.items }
      return { lead: words.change, items, note, notUnderstood: [] }
    }
    case 'repeat': {
      const name = members.find(({ id }) => id === outcome.order.memberId)?.name ?? ''
      return { lead: words.repeat(isolate(name)), ...nothing, items: outcome.order.items }
    }
    case 'impossible': {
      const whole = { start: 0, end: said.length, reason: outcome.reason }
      return { lead: null, items: [], note: '', notUnderstood: [whole] }
    }
  }
}
