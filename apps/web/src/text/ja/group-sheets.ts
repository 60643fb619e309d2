// The sheets and questions of the group screen: the code to show to others, the people at the table, the question before an
// order is deleted, and the actions for a dish in doubt.

import type {
  askRemoval as englishAskRemoval,
  codeSheet as englishCodeSheet,
  doubtActions as englishDoubtActions,
  peopleSheet as englishPeopleSheet,
} from '../en/group-sheets.ts'
import type { Translation } from '../words.ts'

export const codeSheet: Translation<typeof englishCodeSheet> = {
  hint: '友だちはこのコードかQRコードで参加できます。',
  /** The following texts are shown to the host only. */
  renew: '新しいコード',
  renewHint: '知らない人にコードが渡ったときに使います。今のコードとリンクは使えなくなります。',
  askRenew: 'コードを新しくしますか？',
  renewing: 'お待ちください…',
  keep: 'このままにする',
  renewed: '新しいコードです。前のコードは使えません。',
  notRenewed: 'コードを変更できませんでした',
  tryAgain: 'もう一度お試しください。',
}

export const askRemoval: Translation<typeof englishAskRemoval> = {
  question: 'この注文を削除しますか？',
  askDish: dish => `${dish}を削除しますか？`,
  dish: 'この料理を削除',
  order: '注文全体を削除',
  remove: '削除',
  removing: '削除中…',
  keep: '残す',
}

export const doubtActions: Translation<typeof englishDoubtActions> = {
  guessedPrice: '推定の価格・タップで修正',
  keepPrice: price => `${price}のままにする`,
  isRight: 'はい',
}

/** Also used by the choice of the member that the diner orders for. */
export const peopleSheet: Translation<typeof englishPeopleSheet> = {
  title: 'テーブルのメンバー',
  orderingFor: '誰の注文：',
  you: '自分',
  guest: 'ゲスト',
  /** The member who opened the table, and may remove others. */
  host: 'ホスト',
  youAndHost: '自分、ホスト',
  /** Bob (you) */
  named: (name, note) => `${name}（${note}）`,
  onThisPhone: 'このスマホで参加中',
  /** A button's accessible name, where several buttons have the same label. */
  labelFor: (action, name) => `${action}：${name}`,
  guestHint: 'スマホを持っていない人のために。注文も支払いも、同じテーブルの誰でも代わりにできます。',
  guestName: 'ゲストの名前',
  add: 'ゲストを追加',
  rename: '名前を変更',
  name: '名前',
  save: '保存',
  cancel: 'キャンセル',
  nameMissing: '名前を入力してください。',
  leave: '退出',
  remove: '外す',
  busy: 'お待ちください…',
  askLeave: 'このテーブルから退出しますか？',
  askRemove: name => `${name}さんをテーブルから外しますか？`,
  renewsCode: 'コードも新しくする（前のコードは使えなくなります）',
  removed: name => `${name}さんをテーブルから外しました`,
  newCode: code => `新しいコードは${code}です。`,
  stay: '退出しない',
  keep: '外さない',
  stays: '注文またはシェアした料理があるため、名前は会計に残ります。',
  notRemoved: 'うまくいきませんでした',
  tryAgain: 'もう一度お試しください。',
}
