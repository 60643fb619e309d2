// Members' allergies.

import type { Allergen } from '@tablemate/domain/menu/allergens.ts'

export const allergies = {
  label: 'Allergies?',
  hint: 'Your table and the staff see this.',
} as const

/** For the people sheet, the summary and the menu. */
export const allergiesOf = {
  title: 'Allergies',
  change: 'Allergies',
  choices: 'Allergens',
  more: 'Anything else',
  /** The line with a member's allergies. */
  listed: (allergens: string) => `Allergies: ${allergens}`,
  save: 'Save',
  /** At a dish that contains an allergen of somebody at the table. */
  warning: (allergens: string) => `Allergy: contains ${allergens}`,
} as const

/** The allergens of Regulation (EU) No 1169/2011, Annex II. */
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
