// The notices that replace a table that cannot be shown.

import type { tableNotice as english } from '../en/table-notice.ts'
import type { Translation } from '../words.ts'

export const tableNotice: Translation<typeof english> = {
  ended: 'このテーブルは終了しました。テーブルは24時間で終了し、入力した内容はすべて削除されます。',
  notHere:
    'リンクが古いか、このスマホがまだテーブルに参加していない可能性があります。コードがあれば、今すぐ参加できます。',
  /** For a phone that was a member of the table. */
  noLongerMember: {
    title: 'このテーブルから外れました',
    hint: 'ホストに外されたか、このスマホで退出しました。間違いの場合は、最新のコードを聞いてもう一度参加してください。',
  },
  unsent: count => `このスマホの注文${count}件が未送信です。参加すると、また表示されます。`,
  enterCode: 'コードを入力',
  failed: {
    title: 'テーブルを読み込めませんでした',
    hint: '電波が弱いのかもしれません。注文は保存されています。少し待ってからもう一度お試しください。',
  },
}
