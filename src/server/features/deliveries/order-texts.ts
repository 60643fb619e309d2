// The words on tickets and in orders that leave for points of sale and webhooks.

import type { OutgoingOrder, OutgoingTexts } from '#domain/delivery/outgoing-order.ts'
import type { Allergen } from '#domain/menu/allergens.ts'

const allergenWords: Readonly<Record<Allergen, string>> = {
  gluten: 'gluten',
  crustaceans: 'crustaceans',
  eggs: 'eggs',
  fish: 'fish',
  peanuts: 'peanuts',
  soybeans: 'soya',
  milk: 'milk',
  nuts: 'nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulphites',
  lupin: 'lupin',
  molluscs: 'molluscs',
}

/** A member's allergies as one text; empty: none. */
export function allergiesText({
  text,
  allergens,
}: {
  readonly text: string
  readonly allergens: readonly Allergen[]
}): string {
  return [...allergens.map(allergen => allergenWords[allergen]), text].filter(Boolean).join(', ')
}

export function textsOf({
  kind,
  table,
  guest,
  number,
  allergies,
}: Pick<OutgoingOrder, 'kind' | 'table' | 'guest' | 'number' | 'allergies'>): OutgoingTexts {
  return {
    table: table === null ? 'No table' : `Table ${table}`,
    guest: `Guest ${guest}`,
    number: `Order ${number}`,
    allergies: allergies && `ALLERGY: ${allergies}`,
    kind: kind === 'new' ? '' : kind.toUpperCase(),
    tax: 'Tax',
    serviceFee: 'Service fee',
  }
}
