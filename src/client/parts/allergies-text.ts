// What somebody must not eat, in words: the allergens by name, then what they said themselves.

import type { Member } from '#contract/groups.ts'
import { type Allergen, allergens as all } from '#domain/menu/allergens.ts'
import * as en from '../text/en.ts'
import { isolate } from '../text/isolate.ts'

/** '' where there is nothing. */
export function allergiesText({ allergies, allergens }: Pick<Member, 'allergies' | 'allergens'>): string {
  const own = allergies === '' ? [] : [en.order.quote(isolate(allergies))]
  return [allergenText(allergens), ...own].filter(Boolean).join(', ')
}

/** In the order of the regulation. */
export function allergenText(some: readonly Allergen[]): string {
  return all
    .filter(one => some.includes(one))
    .map(one => en.allergenNames[one])
    .join(', ')
}
