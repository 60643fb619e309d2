// Who shares a dish, in words: "shared with Ben and Cyd".

import type { OrderItem } from '@tablemate/domain/orders/order.ts'
import { sharersOf } from '@tablemate/domain/orders/shared-items.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { list } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'

export type NamedMembers = readonly { readonly id: number; readonly name: string }[]

const words = texts.sharedDish

/** Seen from the member who ordered it, beside whose name it is shown. null: nobody else shares it. */
export function sharersText(
  item: Pick<OrderItem, 'sharedBy'>,
  orderer: number,
  members: NamedMembers,
): string | null {
  if (item.sharedBy === 'all') return words.everyone
  const sharers = sharersOf(item, orderer, new Set(members.map(({ id }) => id)))
  const others = members.filter(({ id }) => id !== orderer && sharers.includes(id))
  if (others.length === 0) return null
  const names = others.map(({ name }) => isolate(name))
  return sharers.includes(orderer)
    ? words.with({ names: list(names) })
    : words.by({ names: list(names), count: names.length })
}
