// Members' allergies.

import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import type { allergies as english, allergiesOf as englishOf } from '../en/allergies.ts'
import type { Translation } from '../words.ts'

export const allergies: Translation<typeof english> = {
  label: 'Des allergies ?',
  hint: 'Visible par ta table et par l’équipe.',
}

export const allergiesOf: Translation<typeof englishOf> = {
  title: 'Allergies',
  change: 'Allergies',
  choices: 'Allergènes',
  more: 'Autre chose',
  listed: allergens => `Allergies : ${allergens}`,
  save: 'Enregistrer',
  warning: allergens => `Allergie : contient ${allergens}`,
}

/** As in the French text of Regulation (EU) No 1169/2011, Annex II, shortened. */
export const allergenNames: Record<Allergen, string> = {
  gluten: 'Gluten',
  crustaceans: 'Crustacés',
  eggs: 'Œufs',
  fish: 'Poisson',
  peanuts: 'Arachides',
  soybeans: 'Soja',
  milk: 'Lait',
  nuts: 'Fruits à coque',
  celery: 'Céleri',
  mustard: 'Moutarde',
  sesame: 'Sésame',
  sulphites: 'Sulfites',
  lupin: 'Lupin',
  molluscs: 'Mollusques',
}
