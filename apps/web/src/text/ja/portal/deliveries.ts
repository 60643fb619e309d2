// What was sent to the point of sale, the webhook and the printers: the screen, and the strip on the board.

import type { deliveries as english } from '../../en/portal/deliveries.ts'
import type { Translation } from '../../words.ts'

const states = {
  waiting: '送信待ち',
  sent: '送信済み',
  superseded: '新しい内容に置き換え済み',
  'by-hand': '手動で対応済み',
}

export const deliveries: Translation<typeof english> = {
  loading: '送信履歴を読み込み中…',
  states,
  printerStates: { ...states, waiting: 'プリンター待ち', sent: '印刷済み' },
  faults: {
    unauthorized: destination => `${destination}にアクセスを拒否されました。`,
    gone: destination => `${destination}はこのアドレスに存在しません。`,
    refused: destination => `${destination}に拒否されました。`,
    'no-answer': destination => `${destination}から応答がありませんでした。`,
    'too-late': destination => `${destination}で時間内に印刷されませんでした。`,
    'not-printed': destination => `${destination}に注文は届きましたが、印刷されませんでした。`,
    'switched-off': destination => `${destination}はオフになったか、削除されました。`,
    'cannot-cancel': destination =>
      `${destination}では注文を取り消せません。先方の画面でキャンセルしてください。`,
    'dish-unknown': (destination, dish) => `${destination}に${dish}が登録されていません。`,
    currency: destination => `${destination}はこの通貨または金額に対応していません。`,
    'too-many-lines': destination => `注文の行数が${destination}の上限を超えています。`,
    'table-name': destination => `${destination}のテーブル名は数字のみです。`,
    'location-missing': destination => `${destination}には店舗の指定が必要です。POS設定で入力してください。`,
  },
  /** A printer has no key and no address that could be refused. */
  destinationFaults: {
    pos: {
      unauthorized: 'アクセスを拒否されました。対処方法はPOS設定をご覧ください。',
      gone: '店舗が見つからなくなりました。POS設定で確認してください。',
    },
    webhook: {
      unauthorized: '注文が拒否されたため、送信を停止しました。',
      gone: '410（gone）が返されたため、送信を停止しました。',
    },
  },
  /** Ends a fault whose dish is unknown to this device. */
  someDish: '一部の料理',
  noTable: 'テーブルなし',
  /** The name of a destination that no longer exists. */
  removed: '削除されたプリンター',
  destinations: {
    title: '送信先',
    hint: '過去24時間の件数です。',
    none: '注文は注文ボードにのみ届きます',
    noneHint: 'プリンター、Webhook、POSを追加すると、そこにも注文が届きます。',
    settings: '設定を開く',
    posSettings: 'POS設定',
    sent: { pos: '送信済み', webhook: '送信済み', printer: '印刷済み' },
    waiting: '待機中',
    dead: '失敗',
    confirmed: '最終確認：',
    never: '確認はまだありません',
    off: 'オフ',
  },
  dead: { title: '要対応', hint: '注文ボードには表示されていますが、送信先に届いていません。' },
  latest: {
    title: '最新',
    empty: '過去24時間に送信されたものはありません。',
    more: count => `あと${count}件を表示`,
  },
  /** The heading of a delivery. */
  order: number => `注文${number}`,
  noNumber: '番号のない注文',
  kinds: { order: '', cancel: 'キャンセル', copy: '再印刷', close: '終了' },
  changed: '変更',
  attempts: count => `これまでに${count}回試行`,
  next: time => `次回 ${time}`,
  nextDue: 'まもなく再試行',
  reports: (destination, state) => `${destination}の状態：${state}`,
  totals: (destination, theirs, ours) => `${destination}の金額は${theirs}、テーブルの会計は${ours}です。`,
  retry: '再送信',
  /** For a ticket that was never printed. */
  printNow: 'もう一度印刷',
  copy: '再印刷',
  done: '対応済みにする',
  /** An action of one delivery, for screen readers. */
  of: (action, name) => `${action}：${name}`,
  retried: '再送信しています。',
  printed: '「再印刷」と表示して、もう一度印刷します。',
  settled: '手動で対応済みにしました。',
  failed: { title: 'うまくいきませんでした', hint: '何も変更されていません。もう一度お試しください。' },
  strip: {
    title: '届かなかった注文',
    count: count => `注文${count}件が未着です`,
    /** In the middle of `notTaken` and `notPrinted`. */
    subjects: {
      order: number => `注文${number}`,
      cancel: number => `注文${number}のキャンセル`,
      copy: number => `注文${number}の再印刷`,
      close: number => `注文${number}の終了`,
    },
    subjectsWithoutNumber: {
      order: '注文',
      cancel: '注文のキャンセル',
      copy: '注文の再印刷',
      close: '注文の終了',
    },
    notTaken: (destination, what, table) => `${destination}が${what}を受け付けませんでした（${table}）`,
    notPrinted: (printer, what, table) => `${printer}で${what}が印刷されませんでした（${table}）`,
  },
}
