// A member's allergies as text: the names of the allergens, then the member's own words.

import type { Member } from '@tablemate/contract/groups.ts'
import { type Allergen, allergens as all } from '@tablemate/domain/menu/allergens.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { series } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'

/** The empty string if there are no allergies. */
export function allergiesText({ allergies, allergens }: Pick<Member, 'allergies' | 'allergens'>): string {
  const own = allergies === '' ? [] : [texts.order.quote({ text: isolate(allergies) })]
  return series([allergenText(allergens), ...own].filter(Boolean))
}

/** In the order in which the EU regulation lists the allergens. */
export function allergenText(some: readonly Allergen[]): string {
  return series(all.filter(one => some.includes(one)).map(one => texts.allergenNames[one]))
}
