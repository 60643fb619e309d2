// The label of an offer, in two words. Source: spec.md, section 9.

import type { offerLabels as english } from '../../en/offers/label.ts'
import type { Translation } from '../../words.ts'

export const offerLabels: Translation<typeof english> = {
  discount: percent => `${percent}オフ`,
  fixed_amount: amount => `${amount}オフ`,
  free_item: '1品無料',
  buy_one_get_one: '1つ買うと1つ無料',
}
