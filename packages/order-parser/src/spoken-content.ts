// Converts a parsed sentence into the content of an order.

import type { OrderContent } from '@tablemate/domain/orders/order.ts'
import type { SpokenOrder } from './spoken-order.ts'

export function contentOf({ items, note, notUnderstood, isOtherLanguage }: SpokenOrder): OrderContent {
  const reason = isOtherLanguage ? { reason: 'other-language' as const } : {}
  return { items, note, notUnderstood: notUnderstood.map(stretch => ({ ...stretch, ...reason })) }
}
