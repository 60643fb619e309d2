// Dishes that several members share: with whom, and the choice of those who share one.

import type { sharedDish as englishSharedDish, sharing as englishSharing } from '../en/sharing.ts'
import type { Translation } from '../words.ts'
import { list } from './locale.ts'

export const sharedDish: Translation<typeof englishSharedDish> = {
  everyone: '全桌分摊',
  /** The others, besides the member who ordered it. */
  with: names => `与 ${list(names)} 分摊`,
  /** Those who share it, if the member who ordered it does not. */
  by: names => (names.length > 1 ? `由 ${list(names)} 分摊` : `由 ${list(names)} 承担`),
}

export const sharing: Translation<typeof englishSharing> = {
  share: '分摊',
  shareThis: '我也分摊',
  takeMeOff: '我不分摊',
  change: '更改',
  /** A button's accessible name, where several buttons have the same label. */
  labelFor: (action, dish) => `${action}：${dish}`,
  question: dish => `谁一起分摊 ${dish}？`,
  hint: '按菜品分账时，他们平分这道菜的钱。',
  atTable: '同桌的人',
  onThisPhone: '这部手机上的人',
  everyone: '全桌',
  onlyMe: '只有我',
  only: name => `只有 ${name}`,
  done: '完成',
  notChanged: '分摊未更改',
  /** The order, or those who share the dish, changed a moment before. */
  changedBefore: '这道菜刚刚被别人改过，请重试。',
}
