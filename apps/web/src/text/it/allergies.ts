// Members' allergies.

import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import type { allergies as english, allergiesOf as englishOf } from '../en/allergies.ts'
import type { Translation } from '../words.ts'

export const allergies: Translation<typeof english> = {
  label: 'Allergie?',
  hint: 'Le vedono il tuo tavolo e il personale.',
}

export const allergiesOf: Translation<typeof englishOf> = {
  title: 'Allergie',
  change: 'Allergie',
  choices: 'Allergeni',
  more: 'Altro da segnalare',
  listed: allergens => `Allergie: ${allergens}`,
  save: 'Salva',
  warning: allergens => `Allergia: contiene ${allergens}`,
}

/** The names in Italian law. */
export const allergenNames: Record<Allergen, string> = {
  gluten: 'Glutine',
  crustaceans: 'Crostacei',
  eggs: 'Uova',
  fish: 'Pesce',
  peanuts: 'Arachidi',
  soybeans: 'Soia',
  milk: 'Latte',
  nuts: 'Frutta a guscio',
  celery: 'Sedano',
  mustard: 'Senape',
  sesame: 'Sesamo',
  sulphites: 'Solfiti',
  lupin: 'Lupini',
  molluscs: 'Molluschi',
}
