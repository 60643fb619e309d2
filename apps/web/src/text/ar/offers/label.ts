// The label of an offer, in two words.

import type { offerLabels as english } from '../../en/offers/label.ts'
import type { Translation } from '../../words.ts'

export const offerLabels: Translation<typeof english> = {
  discount: (percent: string) => `خصم ${percent}`,
  fixed_amount: (amount: string) => `خصم ${amount}`,
  free_item: 'صنف مجاني',
  buy_one_get_one: '1+1 مجانًا',
}
