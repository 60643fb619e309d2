// Members' allergies.

import type { Allergen } from '@tablemate/domain/menu/allergens.ts'
import type { allergies as english, allergiesOf as englishOf } from '../en/allergies.ts'
import type { Translation } from '../words.ts'

export const allergies: Translation<typeof english> = {
  label: '有过敏吗？',
  hint: '同桌的人和店员都能看到。',
}

/** For the people sheet, the summary and the menu. */
export const allergiesOf: Translation<typeof englishOf> = {
  title: '过敏',
  change: '过敏',
  choices: '过敏原',
  more: '其他',
  /** The line with a member's allergies. */
  listed: allergens => `过敏：${allergens}`,
  save: '保存',
  /** At a dish that contains an allergen of somebody at the table. */
  warning: allergens => `过敏提醒：含${allergens}`,
}

/** The allergens of Regulation (EU) No 1169/2011, Annex II. */
export const allergenNames: Record<Allergen, string> = {
  gluten: '麸质',
  crustaceans: '甲壳类',
  eggs: '蛋类',
  fish: '鱼类',
  peanuts: '花生',
  soybeans: '大豆',
  milk: '乳制品',
  nuts: '坚果',
  celery: '芹菜',
  mustard: '芥末',
  sesame: '芝麻',
  sulphites: '亚硫酸盐',
  lupin: '羽扇豆',
  molluscs: '软体类（贝、鱿鱼）',
}
