// The group summary.

import type { summary as english } from '../en/summary.ts'
import type { Translation } from '../words.ts'

export const summary: Translation<typeof english> = {
  loading: '注文一覧を読み込み中…',
  missing: '注文一覧が見つかりません',
  back: 'グループに戻る',
  code: 'コード',
  members: 'メンバー',
  items: '品数',
  total: '合計',
  /** Replaces the total if tax, a fee or a tip is added later. */
  subtotal: '小計',
  export: '保存',
  exportCsv: 'CSV保存',
  csv: {
    columns: ['名前', '種類', '品目', '数量', '割合', '金額', '通貨'],
    /** Not 1/3, which spreadsheets read as a date. */
    part: (part, of) => `${of}分の${part}`,
    kinds: {
      dish: '料理',
      split: '割り勘',
      tax: '税',
      serviceFee: 'サービス料',
      tip: 'チップ',
      rounding: '端数調整',
      difference: '支払いの合間の会計の変更',
      ownTip: '個人のチップ',
    },
  },
  exportFailed: {
    title: '保存できませんでした',
    hint: 'ファイルを保存できませんでした。もう一度お試しください。',
  },
  share: '共有',
  copied: '注文一覧をコピーしました',
  notShared: { title: '共有できませんでした', hint: '注文一覧を印刷するか、もう一度お試しください。' },
  print: '印刷',
  empty: 'まだ注文がありません',
  emptyHint: '同じテーブルの誰かが注文すると、ここに表示されます。',
  memberEmpty: 'まだ注文がありません',
  itemCount: count => `${count}品`,
  byMember: '誰が何を注文したか',
  waiter: {
    title: 'スタッフ用',
    hint: '全員の注文をまとめた一覧です。読み上げるか、見せてください。',
    /** 4 × Margherita, with 2 well done */
    dishText: (dishes, modifiers) => `${dishes}：${modifiers}`,
    all: modifier => `すべて ${modifier}`,
    some: (quantity, modifier) => `${quantity}品 ${modifier}`,
    /** For a modifier that itself begins with a number. */
    someNumbered: (quantity, modifier) => `うち${quantity}品は「${modifier}」`,
    /** Bob 2 × */
    nameWithCount: (name, quantity) => `${name} ×${quantity}`,
    nameWithModifiers: (name, modifiers) => `${name}（${modifiers}）`,
    guessed: '推定の価格',
    remark: { note: 'メモ：', unclear: '認識できなかった部分：', incomplete: '未入力の料理：' },
    shown: 'スタッフに見せた',
    newSince: time => `${time}以降の追加`,
    withdrawn: '不要になったもの',
    before: '前に見せた分',
    nothingNew: time => `${time}に見せました。その後の追加はありません。`,
  },
}
