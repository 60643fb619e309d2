// The group screen.

import type { group as english } from '../en/group.ts'
import type { Translation } from '../words.ts'

export const group: Translation<typeof english> = {
  loading: 'グループを読み込み中…',
  missing: 'グループを表示できません',
  back: 'スタートページに戻る',
  codeWord: 'コード',
  showCode: 'コードとQRコードを表示',
  share: '共有',
  summary: '注文一覧',
  people: count => `${count}人`,
  showPeople: 'テーブルのメンバーを表示',
  more: count => `+${count}`,
  joined: name => `${name}さんが参加しました`,
  ordered: (name, dishes) => `${name}さんが${dishes}を注文しました`,
  /** Dishes named, and others that are not. */
  andMore: (named, left) => `${named}、ほか${left}品`,
  eventsTitle: 'テーブルの動き',
  quickActions: 'クイック操作',
  view: '一覧を見る',
  add: '手入力する',
  notSent: (dishes, total) => `${dishes}点選択中・未送信 – ${total}`,
  manual: '手入力で注文',
  own: {
    title: '自分の注文',
    empty: 'まだ注文がありません',
    emptyHint: '注文を追加すると、同じテーブルの全員にすぐ表示されます。',
    /** A button's accessible name, where several buttons have the same label. */
    labelFor: (label, subject) => `${label}：${subject}`,
    edit: '編集',
    remove: '削除',
    undo: '元に戻す',
    options: '操作',
    removed: '注文を削除しました',
    removeFailed: '注文を削除できませんでした',
  },
  /** The outcome of the order form. */
  form: {
    addedWhat: dishes => `追加しました：${dishes}`,
    saved: '注文を変更しました',
    failed: '注文を追加できませんでした',
    changeFailed: '注文を変更できませんでした',
  },
}
