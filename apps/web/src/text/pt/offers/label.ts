// The label of an offer, in two words.

import type { offerLabels as english } from '../../en/offers/label.ts'
import type { Translation } from '../../words.ts'

export const offerLabels: Translation<typeof english> = {
  discount: percent => `${percent} OFF`,
  fixed_amount: amount => `${amount} OFF`,
  free_item: 'ITEM GRÁTIS',
  buy_one_get_one: 'LEVE 2, PAGUE 1',
}
