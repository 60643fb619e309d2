// The distance of an offer in words.

import { language, number } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'

const words = texts.offers
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** `350m away`, `1.2km away`. Source: spec.md, section 9. */
export function distanceText(metres: number): string {
  const whole = Math.round(metres)
  if (whole < 1000) return words.metresAway({ metres: number(whole) })
  return words.kilometresAway({
    kilometres: new Intl.NumberFormat(language.locale, oneDecimal).format(whole / 1000),
  })
}
