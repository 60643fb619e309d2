// Paying by card on Stripe's page, at the bill.

import type { billCards as english } from '../en/bill-cards.ts'
import type { Translation } from '../words.ts'

export const billCards: Translation<typeof english> = {
  /** Problems that only a card payment can have. */
  problems: {
    'too-little-for-card': '金額が小さいためカードを使えません。レジで支払ってください。',
    'uneven-for-card':
      'カードで払えるのは最後の桁が0の金額だけです。チップを足して端数をなくすか、レジで支払ってください。',
  },
  pay: amount => `カードで支払う · ${amount}`,
  going: 'カード決済ページを開いています…',
  held: (amount, until) => `${amount}をカードで支払い中です。${until}まで確保されています。`,
  heldBy: (name, amount, until) => `${name}さんが${amount}をカードで支払い中です（${until}まで）。`,
  cancel: 'カード払いをキャンセル',
  failed: { title: 'カードで支払えませんでした', hint: '支払いは行われていません。もう一度お試しください。' },
  paid: { title: '支払いが完了しました', hint: 'カードで決済されました。ありがとうございます。' },
  waiting: { title: 'Stripeの確認待ち', hint: 'Stripeで確認され次第、支払いがここに表示されます。' },
  released: {
    title: 'カード払いをキャンセルしました',
    hint: '支払いは行われていません。負担分は未払いに戻りました。',
  },
  returned: {
    title: '支払いが間に合いませんでした',
    hint: 'すでに支払いの必要がなくなったため、カードに返金されます。',
  },
  refunded: { title: '返金されました', hint: 'お店がこの支払いを返金しました。' },
  notes: {
    returned: (amount, name) =>
      `${name}さんのカード払い${amount}は間に合わなかったため、そのカードに返金されます。`,
    refunded: (amount, name) =>
      `お店が${name}さんのカードに${amount}を返金しました。負担分は未払いに戻りました。`,
  },
}
