// Members' allergies.

import type {
  allergies as english,
  allergenNames as englishNames,
  allergiesOf as englishOf,
} from '../en/allergies.ts'
import type { Translation } from '../words.ts'

export const allergies: Translation<typeof english> = {
  label: 'Alergias?',
  hint: 'As pessoas da mesa e a equipe veem isto.',
}

/** For the people sheet, the summary and the menu. */
export const allergiesOf: Translation<typeof englishOf> = {
  title: 'Alergias',
  change: 'Alergias',
  choices: 'Alergênicos',
  more: 'Outra coisa',
  listed: allergens => `Alergias: ${allergens}`,
  save: 'Salvar',
  warning: allergens => `Alergia: contém ${allergens}`,
}

/** The allergens of Regulation (EU) No 1169/2011, Annex II. */
export const allergenNames: Translation<typeof englishNames> = {
  gluten: 'Glúten',
  crustaceans: 'Crustáceos',
  eggs: 'Ovos',
  fish: 'Peixe',
  peanuts: 'Amendoim',
  soybeans: 'Soja',
  milk: 'Leite',
  nuts: 'Nozes e castanhas',
  celery: 'Aipo',
  mustard: 'Mostarda',
  sesame: 'Gergelim',
  sulphites: 'Sulfitos',
  lupin: 'Tremoço',
  molluscs: 'Moluscos',
}
