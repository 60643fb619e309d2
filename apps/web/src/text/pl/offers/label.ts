// The label of an offer, in two words.

import type { offerLabels as english } from '../../en/offers/label.ts'
import type { Translation } from '../../words.ts'

export const offerLabels: Translation<typeof english> = {
  discount: percent => `RABAT ${percent}`,
  fixed_amount: amount => `RABAT ${amount}`,
  free_item: 'GRATIS',
  buy_one_get_one: '1+1 GRATIS',
}
