// Members' allergies.

import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import type { allergies as english, allergiesOf as englishOf } from '../en/allergies.ts'
import type { Translation } from '../words.ts'

export const allergies: Translation<typeof english> = {
  label: '¿Alergias?',
  hint: 'Las ven tu mesa y el personal.',
}

/** For the people sheet, the summary and the menu. */
export const allergiesOf: Translation<typeof englishOf> = {
  title: 'Alergias',
  change: 'Alergias',
  choices: 'Alérgenos',
  more: 'Algo más',
  listed: allergens => `Alergias: ${allergens}`,
  save: 'Guardar',
  warning: allergens => `Alergia: contiene ${allergens}`,
}

/** The allergens of Regulation (EU) No 1169/2011, Annex II. */
export const allergenNames: Record<Allergen, string> = {
  gluten: 'Gluten',
  crustaceans: 'Crustáceos',
  eggs: 'Huevo',
  fish: 'Pescado',
  peanuts: 'Cacahuete (maní)',
  soybeans: 'Soja',
  milk: 'Leche',
  nuts: 'Frutos secos',
  celery: 'Apio',
  mustard: 'Mostaza',
  sesame: 'Sésamo',
  sulphites: 'Sulfitos',
  lupin: 'Altramuces',
  molluscs: 'Moluscos',
}
