// Picking from the restaurant's menu.

import type { menuPicker as english } from '../en/menu-picker.ts'
import type { Translation } from '../words.ts'

export const menuPicker: Translation<typeof english> = {
  title: 'メニュー',
  close: 'メニューを閉じる',
  loading: 'メニューを読み込み中…',
  failed: {
    title: 'メニューを読み込めませんでした',
    hint: '電波が弱いのかもしれません。手入力でも注文できます。',
  },
  retry: '再試行',
  empty: 'このお店のメニューはまだ登録されていません。料理と価格を入力してください。',
  search: 'メニューを検索',
  clear: '検索をクリア',
  noMatch: typed => `「${typed}」に一致するメニューはありません。`,
  found: count => `${count}品見つかりました`,
  byDetails: 'お店の情報に基づく検索結果です。アレルギーがある場合はスタッフにお伝えください。',
  contains: allergens => `アレルゲン：${allergens}`,
  categories: 'カテゴリー',
  chosen: count => `選択中 · ${count}`,
  chosenTitle: '選択中',
  again: 'もう一度',
  atTable: 'このテーブルで',
  add: name => `${name}を追加`,
  fewer: name => `${name}を1つ減らす`,
  more: name => `${name}を1つ増やす`,
  modifier: name => `${name}へのご要望`,
  modifierHint: 'ご要望（任意）',
  another: '要望を変えてもう1つ',
  soldOut: '売り切れ',
  offMenu: 'メニューにありません',
  type: 'ここにない料理を入力',
  typeAll: '手入力で注文',
  fromMenu: 'メニューから選ぶ',
  rest: count => `あと${count}品を表示`,
  nothing: 'まだ何も選んでいません',
  submit: (count, total) => `${count}品を追加 · ${total}`,
  save: total => `変更を保存 · ${total}`,
}
