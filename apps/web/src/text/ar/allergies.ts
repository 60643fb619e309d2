// Members' allergies.

import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import type { allergies as english, allergiesOf as englishOf } from '../en/allergies.ts'
import type { Translation } from '../words.ts'

export const allergies: Translation<typeof english> = {
  label: 'هل لديك حساسية؟',
  hint: 'تظهر لمن معك على الطاولة ولطاقم المطعم.',
}

/** For the people sheet, the summary and the menu. */
export const allergiesOf: Translation<typeof englishOf> = {
  title: 'الحساسية',
  change: 'الحساسية',
  choices: 'مسببات الحساسية',
  more: 'شيء آخر',
  listed: (allergens: string) => `الحساسية: ${allergens}`,
  save: 'حفظ',
  warning: (allergens: string) => `تنبيه حساسية: يحتوي على ${allergens}`,
}

/** The allergens of Regulation (EU) No 1169/2011, Annex II. */
export const allergenNames: Record<Allergen, string> = {
  gluten: 'غلوتين',
  crustaceans: 'قشريات',
  eggs: 'بيض',
  fish: 'سمك',
  peanuts: 'فول سوداني',
  soybeans: 'فول الصويا',
  milk: 'حليب',
  nuts: 'مكسرات',
  celery: 'كرفس',
  mustard: 'خردل',
  sesame: 'سمسم',
  sulphites: 'كبريتيت',
  lupin: 'ترمس',
  molluscs: 'رخويات',
}
