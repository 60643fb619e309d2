// Members' allergies.

import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import type { allergies as english, allergiesOf as englishOf } from '../en/allergies.ts'
import type { Translation } from '../words.ts'

export const allergies: Translation<typeof english> = {
  label: 'Allergien?',
  hint: 'Dein Tisch und das Personal sehen das.',
}

export const allergiesOf: Translation<typeof englishOf> = {
  title: 'Allergien',
  change: 'Allergien',
  choices: 'Allergene',
  more: 'Sonst noch etwas',
  listed: allergens => `Allergien: ${allergens}`,
  save: 'Speichern',
  warning: allergens => `Allergie: enthält ${allergens}`,
}

/** The allergens of Regulation (EU) No 1169/2011, Annex II. */
export const allergenNames: Record<Allergen, string> = {
  gluten: 'Gluten',
  crustaceans: 'Krebstiere',
  eggs: 'Eier',
  fish: 'Fisch',
  peanuts: 'Erdnüsse',
  soybeans: 'Soja',
  milk: 'Milch',
  nuts: 'Nüsse',
  celery: 'Sellerie',
  mustard: 'Senf',
  sesame: 'Sesam',
  sulphites: 'Sulfite',
  lupin: 'Lupinen',
  molluscs: 'Weichtiere',
}
