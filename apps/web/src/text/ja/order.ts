// Texts about orders, tables and fields that several screens share.

import type {
  fields as englishFields,
  order as englishOrder,
  share as englishShare,
  table as englishTable,
} from '../en/order.ts'
import type { Translation } from '../words.ts'

export const order: Translation<typeof englishOrder> = {
  item: (quantity, name) => `${quantity} × ${name}`,
  quote: text => `「${text}」`,
  paid: '支払い済み',
  incomplete: '未完成',
  notSent: '未送信',
  note: 'メモ：',
  notUnderstood: '認識できなかった部分：',
  soldOut: '売り切れ',
  doubt: { name: 'これで合っていますか？', price: '推定の価格', offMenu: 'メニューにありません' },
  unapproved: 'メニューにありません · スタッフの確認待ち',
  priceOfStaff: amount => `メニューにありません · スタッフが価格を決めました（記入は${amount}）`,
  live: 'リアルタイム',
  reconnecting: '再接続中…',
  paidFor: (name, amount) => `${name}さんがあなたの分${amount}を支払いました`,
}

export const table: Translation<typeof englishTable> = {
  unnamed: 'グループ注文',
  /** For a table whose name is a number. */
  number: table => `テーブル${table}`,
  /** In the middle of a sentence. */
  numberInSentence: table => `テーブル${table}`,
  noNumber: 'テーブル番号なし',
}

export const share: Translation<typeof englishShare> = {
  title: '私たちのテーブルに参加しよう',
  titleAt: restaurant => `${restaurant}のテーブルに参加しよう`,
  text: code => `Tablemateで一緒に注文しましょう。コードは${code}です。`,
  copied: { title: 'コードをコピーしました', hint: code => `${code}を友だちに送りましょう。` },
  copyLink: 'リンクをコピー',
  linkCopied: 'リンクをコピーしました',
  failed: { title: 'コピーできませんでした', hint: code => `コードを手動でコピーしてください：${code}` },
  qrLabel: code => `グループ${code}に参加するQRコード`,
  codeLabel: 'グループコード',
}

export const fields: Translation<typeof englishFields> = {
  optional: '任意',
  fewer: '1つ減らす',
  more: '1つ増やす',
}
