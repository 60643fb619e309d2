// Starting a group.

import type { createGroup as english } from '../en/create-group.ts'
import type { Translation } from '../words.ts'

export const createGroup: Translation<typeof english> = {
  back: 'スタートページに戻る',
  intro: 'コードが発行されます。同じテーブルの人は、そのコードを使って自分のスマホから参加できます。',
  name: '名前',
  nameHint: '同じテーブルの人に表示される名前',
  restaurant: 'お店の名前',
  table: 'テーブル番号',
  universal: 'ユニバーサルモード',
  universalHint: 'どのお店でも使えます。料理と価格は自分で入力します。',
  submit: 'グループを作成',
  submitting: '作成中…',
  nameMissing: '名前を入力してください。',
  nameRequired: '名前は必須です',
  restaurantRequired: 'お店の名前は必須です',
  failed: 'グループを作成できませんでした。もう一度お試しください。',
  suggestions: '登録店',
  suggested: count => `登録店が${count}件あります`,
  /** When the link or code names a registered restaurant. */
  linked: {
    hint: 'このお店のメニューから注文します。',
    undo: '取り消す',
    looking: 'このテーブルのお店を確認しています…',
    missing: {
      title: 'このお店の登録はなくなりました',
      hint: 'お店の名前を入力すれば、一緒に注文できます。',
    },
    failed: {
      title: 'このテーブルのお店を確認できませんでした',
      hint: 'お店の名前を入力するか、もう一度コードを開いてください。',
    },
  },
  created: {
    title: 'グループを作成しました',
    hint: '友だちはこのコードかQRコードで参加できます。',
    share: 'コードを共有',
    start: '注文を始める',
  },
}
