// The label of an offer, in two words. Source: spec.md, section 9.

import type { offerLabels as english } from '../../en/offers/label.ts'
import type { Translation } from '../../words.ts'

export const offerLabels: Translation<typeof english> = {
  discount: percent => `SCONTO ${percent}`,
  fixed_amount: amount => `SCONTO ${amount}`,
  free_item: 'IN OMAGGIO',
  buy_one_get_one: '2×1',
}
