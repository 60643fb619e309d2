// Members' allergies.

import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import type { allergies as english, allergiesOf as englishOf } from '../en/allergies.ts'
import type { Translation } from '../words.ts'

export const allergies: Translation<typeof english> = {
  label: 'アレルギーはありますか？',
  hint: '同じテーブルの人とお店のスタッフに表示されます。',
}

/** For the people sheet, the summary and the menu. */
export const allergiesOf: Translation<typeof englishOf> = {
  title: 'アレルギー',
  change: 'アレルギー',
  choices: 'アレルゲン',
  more: 'その他',
  /** The line with a member's allergies. */
  listed: allergens => `アレルギー：${allergens}`,
  save: '保存',
  /** At a dish that contains an allergen of somebody at the table. */
  warning: allergens => `アレルギー注意：${allergens}を含みます`,
}

/** The allergens of Regulation (EU) No 1169/2011, Annex II. */
export const allergenNames: Record<Allergen, string> = {
  gluten: 'グルテン',
  crustaceans: '甲殻類',
  eggs: '卵',
  fish: '魚',
  peanuts: 'ピーナッツ',
  soybeans: '大豆',
  milk: '乳',
  nuts: 'ナッツ類',
  celery: 'セロリ',
  mustard: 'マスタード',
  sesame: 'ごま',
  sulphites: '亜硫酸塩',
  lupin: 'ルピナス豆',
  molluscs: '貝・イカ・タコ類',
}
