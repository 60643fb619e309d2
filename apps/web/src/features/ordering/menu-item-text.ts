// A dish on somebody's share as inline text: 2 × Margherita, 1/2 of Pizza, 1/3 of 2 × Pizza.

import type { SharedItem } from '@tablemate/domain/bill/share-lines.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { itemText } from './item-text.ts'

export function menuItemText({ name, quantity, of }: Omit<SharedItem, 'total'>): string {
  if (of === 1) return itemText({ name, quantity })
  return texts.shareDetails.partOf({
    part: 1,
    of,
    whole: quantity === 1 ? isolate(name) : itemText({ name, quantity }),
  })
}
