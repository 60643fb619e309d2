// The short label of an offer.

import type { Offer } from '@tablemate/domain/offers/offer-value.ts'
import { percent, shortMoney } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'

/** `20% OFF`, `$5 OFF`, `FREE ITEM`, `BOGO`; an unknown type in capitals. */
export function offerLabel({ offerType, offerValue, currency }: Offer): string {
  const words = texts.offerLabels
  switch (offerType) {
    case 'discount':
      return words.discount({ percent: percent(offerValue ?? 0) })
    case 'fixed_amount':
      return words.fixed_amount({ amount: shortMoney(offerValue ?? 0, currency) })
    case 'free_item':
    case 'buy_one_get_one':
      return words[offerType]
    default:
      return offerType.toUpperCase()
  }
}
