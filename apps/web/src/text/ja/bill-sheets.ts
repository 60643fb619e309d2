// What the bill loads on demand: a share's details, the weights of a split by shares, a custom tip, paying for everyone.

import type {
  customTip as englishCustomTip,
  largeTip as englishLargeTip,
  payForAll as englishPayForAll,
  shareDetails as englishShareDetails,
  shareWeights as englishShareWeights,
} from '../en/bill-sheets.ts'
import type { Translation } from '../words.ts'

export const shareDetails: Translation<typeof englishShareDetails> = {
  /** A shared dish, whose quantity counts if there are several. */
  partOf: (part, of, whole) => `${whole}の${part}/${of}`,
  everything: '全体',
  all: 'すべて',
  tip: 'チップ',
  total: '合計',
  rounding: '端数調整',
  noDishes: '注文なし',
  treated: 'ほかのメンバーのおごりです。',
  equally: (total, people) => `${total}を${people}人で均等に割ります。`,
  paidBefore: '支払いの合間に会計が変わりました。支払い済みの金額はそのままです。',
  rest: '会計が変わる前に支払われた分があります。残りを均等に割ります。',
  later: '支払い後の注文はここに加わります。',
  covered: '以前の支払いで済んだ分',
  uncovered: '以前の支払いで足りない分',
  changedBetween: '支払いの合間の会計の変更',
  ownTip: '個人のチップ',
  paid: '支払い済み',
  due: '未払い',
}

export const shareWeights: Translation<typeof englishShareWeights> = {
  title: '比率',
  hint: '大人は2、子どもは1、おごる相手は0が目安です。',
  treat: '自分がおごる',
  same: '全員同じ',
  fewer: name => `${name}さんの比率を下げる`,
  more: name => `${name}さんの比率を上げる`,
  /** Beneath the number. */
  count: () => '比率',
}

export const largeTip: Translation<typeof englishLargeTip> = {
  question: 'チップの金額に間違いはありませんか？',
  yes: amount => `はい、${amount}（お会計の半分を超えています）`,
}

export const customTip: Translation<typeof englishCustomTip> = {
  amount: symbol => `チップの金額（${symbol}）`,
  set: 'チップを決定',
  meaning: (amount, percent) => `${amount}は小計の${percent}です。`,
  unreadable: example => `${example}のように入力してください。`,
}

export const payForAll: Translation<typeof englishPayForAll> = {
  title: '全員分を支払いますか？',
  hint: '1人分ずつ支払います。毎回、支払う前に中止できます。',
  you: '自分',
  confirm: amount => `${amount}を支払う`,
  cancel: 'キャンセル',
}
