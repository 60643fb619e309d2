// Validates the fields of a restaurant's account against the server's own limits.

import * as limits from '@tablemate/domain/limits.ts'
import { lengthOf, tidyName } from '@tablemate/domain/plain-text.ts'
import { isEmailLike, isPhoneLike } from '@tablemate/domain/restaurants/contact.ts'
import { texts } from '../../lib/text/texts.ts'
import { lineRule } from '../../ui/line-rule.ts'

const words = texts.portal.invalid

/** For react-hook-form's `validate`, by the field's name in the request body. */
export const accountRules = {
  email: (typed: string) => isEmailLike(tidyName(typed)) || words.email,
  password: passwordRule,
  name: lineRule({ max: limits.restaurantName, required: words.name }),
  phone: (typed: string) => {
    const isLine = lineRule({ max: limits.phone })(typed)
    return isLine === true && tidyName(typed) !== '' && !isPhoneLike(tidyName(typed)) ? words.phone : isLine
  },
  address: lineRule({ max: limits.address }),
  city: lineRule({ max: limits.city }),
  state: lineRule({ max: limits.state }),
  zipCode: lineRule({ max: limits.zipCode }),
  businessId: lineRule({ max: limits.businessId }),
}

function passwordRule(typed: string): true | string {
  if (lengthOf(typed) < limits.passwordShortest) return words.password
  return lengthOf(typed) <= limits.password || texts.fieldText['too-long']
}
