// What somebody must not eat.

import type { Allergen } from '#domain/menu/allergens.ts'

export const allergies = {
  label: 'Allergies?',
  hint: 'Your table and the staff see this.',
} as const

/** Of the people sheet, the summary and the menu. */
export const allergiesOf = {
  title: 'Allergies',
  change: 'Allergies',
  choices: 'Allergens',
  more: 'Anything else',
  /** Before what they are. */
  of: (what: string) => `Allergies: ${what}`,
  save: 'Save',
  /** At a dish that has what somebody must not eat. */
  warning: (what: string) => `Allergy: contains ${what}`,
} as const

/** By Regulation (EU) No 1169/2011, Annex II. */
export const allergenNames: Record<Allergen, string> = {
  gluten: 'Gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  peanuts: 'Peanuts',
  soybeans: 'Soya',
  milk: 'Milk',
  nuts: 'Nuts',
  celery: 'Celery',
  mustard: 'Mustard',
  sesame: 'Sesame',
  sulphites: 'Sulphites',
  lupin: 'Lupin',
  molluscs: 'Molluscs',
}
