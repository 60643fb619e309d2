// The label of an offer, in two words.

import type { offerLabels as english } from '../../en/offers/label.ts'
import type { Translation } from '../../words.ts'

export const offerLabels: Translation<typeof english> = {
  discount: percent => `立减 ${percent}`,
  fixed_amount: amount => `立减 ${amount}`,
  free_item: '免费赠送',
  buy_one_get_one: '买一送一',
}
