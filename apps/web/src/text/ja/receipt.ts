// The receipts of a table.

import type { receipt as english } from '../en/receipt.ts'
import type { Translation } from '../words.ts'
import { series } from './locale.ts'

export const receipt: Translation<typeof english> = {
  loading: 'レシートを読み込み中…',
  missing: 'グループを表示できません',
  back: '会計に戻る',
  of: name => `${name}さんの分`,
  ofTable: 'テーブル全体',
  share: '負担分',
  /** Below a part of everything: what the member had. */
  ordered: dishes => `注文：${series(dishes)}`,
  tipFrom: name => `${name}さんのチップ`,
  paid: '支払い合計',
  held: 'カードで支払い中',
  by: name => `${name}さんが支払い`,
  byStaff: 'スタッフに支払い',
  line: (label, amount) => `${label}：${amount}`,
  print: '印刷',
  send: '共有',
  picture: '画像で共有',
  copied: 'レシートをコピーしました',
  failed: { title: '共有できませんでした', hint: 'レシートを印刷するか、もう一度お試しください。' },
  keep: until => `このレシートは${until}にテーブルと一緒に削除されます。残すには印刷または共有してください。`,
  others: 'ほかのレシート',
  none: {
    title: 'レシートはまだありません',
    hint: 'この負担分が支払われると、ここに表示されます。',
    hintTable: '全員の支払いが済むと、ここに表示されます。',
  },
}
