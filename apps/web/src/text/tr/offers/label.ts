// The label of an offer, in a few words.

import type { offerLabels as english } from '../../en/offers/label.ts'
import type { Translation } from '../../words.ts'

export const offerLabels: Translation<typeof english> = {
  discount: percent => `${percent} İNDİRİM`,
  fixed_amount: amount => `${amount} İNDİRİM`,
  free_item: 'BEDAVA ÜRÜN',
  buy_one_get_one: '2 AL 1 ÖDE',
}
