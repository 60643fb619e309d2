// Spoken words that gave no dish: the reason, and what the diner can do.

import type { unplaced as english, toComplete as englishToComplete } from '../en/unplaced.ts'
import type { Translation } from '../words.ts'

export const unplaced: Translation<typeof english> = {
  'other-language': '文章でのご注文は英語のみ対応しています。料理は一品ずつ選ぶか入力できます。',
  'no-order-to-change': '変更できる注文がありません。',
  'no-order-to-repeat': '同じものを頼める元の注文がありません。',
  'not-in-order': '前回の注文に含まれていません。',
  'in-the-kitchen': '前回の注文はすでに調理が始まっています。スタッフにお声がけください。',
}

export const toComplete: Translation<typeof englishToComplete> = {
  action: '注文を完成させる',
  hint: '料理が見つかりませんでした。話した内容は保存されています。タップして注文を完成させてください。',
}
