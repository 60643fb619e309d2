// Members' allergies.

import type {
  allergies as english,
  allergenNames as englishNames,
  allergiesOf as englishOf,
} from '../en/allergies.ts'
import type { Translation } from '../words.ts'

export const allergies: Translation<typeof english> = {
  label: 'Alerjin var mı?',
  hint: 'Bunu masandakiler ve personel görür.',
}

export const allergiesOf: Translation<typeof englishOf> = {
  title: 'Alerjiler',
  change: 'Alerjiler',
  choices: 'Alerjenler',
  more: 'Başka bir şey',
  listed: allergens => `Alerjiler: ${allergens}`,
  save: 'Kaydet',
  warning: allergens => `Alerji uyarısı: ${allergens} içerir`,
}

export const allergenNames: Translation<typeof englishNames> = {
  gluten: 'Gluten',
  crustaceans: 'Kabuklu deniz ürünleri',
  eggs: 'Yumurta',
  fish: 'Balık',
  peanuts: 'Yer fıstığı',
  soybeans: 'Soya',
  milk: 'Süt',
  nuts: 'Sert kabuklu yemişler',
  celery: 'Kereviz',
  mustard: 'Hardal',
  sesame: 'Susam',
  sulphites: 'Sülfit',
  lupin: 'Acı bakla',
  molluscs: 'Yumuşakçalar',
}
