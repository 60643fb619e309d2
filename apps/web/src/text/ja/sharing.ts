// Dishes that several members share: with whom, and the choice of those who share one.

import type { sharing as english, sharedDish as englishSharedDish } from '../en/sharing.ts'
import type { Translation } from '../words.ts'
import { list } from './locale.ts'

export const sharedDish: Translation<typeof englishSharedDish> = {
  everyone: '全員でシェア',
  /** The others, besides the member who ordered it. */
  with: names => `${list(names)}とシェア`,
  /** Those who share it, if the member who ordered it does not. */
  by: names => (names.length > 1 ? `${list(names)}でシェア` : `${list(names)}の分`),
}

export const sharing: Translation<typeof english> = {
  share: 'シェア',
  shareThis: '一緒にシェアする',
  takeMeOff: 'シェアをやめる',
  change: '変更',
  /** A button's accessible name, where several buttons have the same label. */
  labelFor: (action, dish) => `${action}：${dish}`,
  question: dish => `${dish}を誰とシェアしますか？`,
  hint: '品目別に分けるとき、シェアする人で均等に負担します。',
  atTable: 'テーブルのメンバー',
  onThisPhone: 'このスマホのメンバー',
  everyone: 'テーブルの全員',
  onlyMe: '自分だけ',
  only: name => `${name}さんだけ`,
  done: '完了',
  notChanged: 'シェアを変更できませんでした',
  /** The order, or those who share the dish, changed a moment before. */
  changedBefore: 'この料理はほかの人が変更したばかりです。もう一度お試しください。',
}
