// The offline state, and orders that wait to be sent.

import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../words.ts'

export const offline: Translation<typeof english> = {
  /** The state beside the table's name. */
  offline: 'オフライン',
  waiting: count => `オフライン、送信待ち${count}件`,
  sending: count => `${count}件を送信中…`,
  asOf: time => `${time}時点`,
  notInFigures: count =>
    `まだこのスマホにある注文が${count}件あります。合計に含まれていない可能性があります。`,
  order: {
    waiting: '送信待ち',
    sending: '送信中…',
    refused: '未送信',
    unconfirmed: '未確認',
    wasHeld: '送信時、キッチンは注文の受け付けを停止していました。',
    sendAgain: '再送信',
    newPrice: (name, before, now) => `${name}：${before}から${now}になりました`,
    acceptPrices: '新しい価格で注文する',
    takeOff: '外す',
    askForIt: 'スタッフに聞く',
    mayBeThere: 'すでにテーブルに届いている可能性があります。応答があれば変更できます。',
    confirm: 'この注文を削除しますか？まだ送信されていません。',
    tooLate: {
      title: 'すでにテーブルに届いている可能性があります',
      hint: '応答があれば変更できます。',
    },
    changeLost: {
      title: '変更は保存されませんでした',
      hint: 'その間に、この注文は送信・変更・削除されました。',
    },
    sendFailed: '注文を送信できませんでした',
    stuck: 'このスマホに保存された内容を読み込めませんでした。もう一度お試しください。',
  },
  savedOnPhone: '注文をこのスマホに保存しました',
}
