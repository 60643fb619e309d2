// The table whose printed code was scanned.

import type { scannedTable as english } from '../en/scanned-table.ts'
import type { Translation } from '../words.ts'

export const scannedTable: Translation<typeof english> = {
  loading: 'テーブルを探しています…',
  first: 'あなたが最初の1人です。',
  people: count => `${count}人が注文しています。`,
  name: '名前',
  nameHint: '同じテーブルの人に表示される名前',
  nameMissing: '名前を入力してください。',
  nameTaken: 'この名前は同じテーブルですでに使われています。',
  start: '注文を始める',
  join: 'テーブルに参加',
  joining: '参加中…',
  separate: {
    hint: '別のグループですか？',
    action: '注文と会計を別にする',
    busy: '準備中…',
  },
  elsewhere: {
    title: (place: string) => `まだこちらに着席中です：${place}`,
    due: (amount: string) => `そちらに ${amount} の未払いがあります。`,
    both: 'ここに参加すると、両方のテーブルに着席します。',
    back: (place: string) => `${place} に戻る`,
    move: 'こちらに移る',
  },
  missing: {
    title: 'このコードのテーブルはありません',
    hint: 'コードが新しくなった可能性があります。テーブルのコードをもう一度読み取るか、スタッフにお尋ねください。',
  },
  failed: {
    title: 'テーブルを確認できませんでした',
    hint: '電波が弱いのかもしれません。もう一度お試しください。',
    offline: 'このスマホはオフラインです。オンラインに戻ったら、もう一度お試しください。',
  },
  notJoined: {
    title: 'まだ参加していません',
    hint: '応答がありませんでした。もう一度お試しください。',
    offline: 'このスマホはオフラインです。オンラインに戻ったら、もう一度お試しください。',
  },
}
