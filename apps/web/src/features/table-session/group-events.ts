// The events between two snapshots of the group: who joined, and what friends ordered. Pure.

import type { Member } from '@tablemate/contract/groups.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import type { OrderItem } from '@tablemate/domain/orders/order.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { itemText } from '../ordering/item-text.ts'

type GroupSnapshot = Pick<GroupState, 'members' | 'orders'>

export type GroupEvent =
  | { readonly kind: 'joined'; readonly member: Member }
  | { readonly kind: 'ordered'; readonly member: Member; readonly items: readonly OrderItem[] }

/** Oldest first, without the acts of `me`. An order counts once its dishes are known and sent. */
export function eventsBetween(before: GroupSnapshot, after: GroupSnapshot, me: number): GroupEvent[] {
  const members = new Map(after.members.map(member => [member.id, member]))
  const wasHere = new Set(before.members.map(({ id }) => id))
  const wasPlaced = new Set(before.orders.filter(isPlaced).map(({ id }) => id))
  const joined = after.members.filter(({ id }) => id !== me && !wasHere.has(id))
  const placed = after.orders.filter(
    order => order.memberId !== me && isPlaced(order) && !wasPlaced.has(order.id),
  )
  return [
    ...joined.map((member): GroupEvent => ({ kind: 'joined', member })),
    ...placed.flatMap(({ memberId, items }): GroupEvent[] => {
      const member = members.get(memberId)
      return member ? [{ kind: 'ordered', member, items }] : []
    }),
  ]
}

export function eventText(event: GroupEvent): string {
  const name = isolate(event.member.name)
  return event.kind === 'joined'
    ? texts.group.joined({ name })
    : texts.group.ordered({ name, dishes: menuItemsText(event.items) })
}

/** The first dish by name, and the number of others. */
export function menuItemsText(items: readonly Pick<OrderItem, 'name' | 'quantity'>[]): string {
  const [first] = items
  if (!first) return ''
  const named = itemText(first)
  return items.length === 1 ? named : texts.group.andMore({ named, left: items.length - 1 })
}

/** An order in a few words: its dishes, or else its transcript or note. */
export function orderText({ items, transcription, note }: OrderContents): string {
  if (items.length > 0) return menuItemsText(items)
  return texts.order.quote({ text: isolate(transcription || note || '') })
}

interface OrderContents {
  readonly items: Parameters<typeof menuItemsText>[0]
  readonly transcription?: string | undefined
  readonly note?: string | undefined
}

const isPlaced = ({ items, state }: GroupState['orders'][number]) => items.length > 0 && state === 'placed'
