// Members' allergies.

import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import type { allergies as english, allergiesOf as englishOf } from '../en/allergies.ts'
import type { Translation } from '../words.ts'

export const allergies: Translation<typeof english> = {
  label: 'Allergieën?',
  hint: 'Je tafel en de bediening zien dit.',
}

export const allergiesOf: Translation<typeof englishOf> = {
  title: 'Allergieën',
  change: 'Allergieën',
  choices: 'Allergenen',
  more: 'Nog iets anders',
  listed: allergens => `Allergieën: ${allergens}`,
  save: 'Opslaan',
  warning: allergens => `Allergie: bevat ${allergens}`,
}

/** The allergens of Regulation (EU) No 1169/2011, Annex II. */
export const allergenNames: Record<Allergen, string> = {
  gluten: 'Gluten',
  crustaceans: 'Schaaldieren',
  eggs: 'Ei',
  fish: 'Vis',
  peanuts: 'Pinda',
  soybeans: 'Soja',
  milk: 'Melk',
  nuts: 'Noten',
  celery: 'Selderij',
  mustard: 'Mosterd',
  sesame: 'Sesam',
  sulphites: 'Sulfiet',
  lupin: 'Lupine',
  molluscs: 'Weekdieren',
}
