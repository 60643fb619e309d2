// Members' allergies.

import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import type { allergies as english, allergiesOf as englishOf } from '../en/allergies.ts'
import type { Translation } from '../words.ts'

export const allergies: Translation<typeof english> = {
  label: 'Alergie?',
  hint: 'Widzą je osoby przy stoliku i obsługa.',
}

export const allergiesOf: Translation<typeof englishOf> = {
  title: 'Alergie',
  change: 'Alergie',
  choices: 'Alergeny',
  more: 'Coś jeszcze',
  listed: allergens => `Alergie: ${allergens}`,
  save: 'Zapisz',
  warning: allergens => `Alergia – zawiera: ${allergens}`,
}

/** The allergens of Regulation (EU) No 1169/2011, Annex II. */
export const allergenNames: Record<Allergen, string> = {
  gluten: 'Gluten',
  crustaceans: 'Skorupiaki',
  eggs: 'Jaja',
  fish: 'Ryby',
  peanuts: 'Orzeszki ziemne',
  soybeans: 'Soja',
  milk: 'Mleko',
  nuts: 'Orzechy',
  celery: 'Seler',
  mustard: 'Gorczyca',
  sesame: 'Sezam',
  sulphites: 'Siarczyny',
  lupin: 'Łubin',
  molluscs: 'Mięczaki',
}
