// The sheet that pays for several people, with a tip of one's own.

import type { payTogether as english } from '../en/pay-together.ts'
import type { Translation } from '../words.ts'
import { list } from './locale.ts'

export const payTogether: Translation<typeof english> = {
  title: 'まとめて払う',
  hint: '支払う相手を選ぶと、まとめて支払えます。',
  alone: { title: '自分のチップ', hint: '自分の負担分に上乗せされます。ほかの人の金額は変わりません。' },
  people: '誰の分を支払いますか？',
  own: name => `${name} · 自分`,
  tip: {
    title: '自分のチップ',
    none: 'なし',
    custom: 'その他',
    hint: 'テーブルのチップとは別に、自分だけが上乗せする分です。',
    added: (due, tip) => `${due}＋チップ${tip}`,
  },
  pay: amount => `${amount}を支払う`,
  /** The hint of the toast after a payment. */
  doneWithTip: (amount, names, tip) => `${list(names)}の分 ${amount}（チップ${tip}込み）`,
  changed: amount => `合計が${amount}に変わりました。もう一度選んでください。`,
  payFor: (amount, names) => `${list(names)}の分 ${amount}を支払う`,
  /** Instead of many or long names. */
  payForMany: (amount, people) => `${people}人分 ${amount}を支払う`,
}
