// Joining a group.

import type { joinGroup as english } from '../en/join-group.ts'
import type { Translation } from '../words.ts'

export const joinGroup: Translation<typeof english> = {
  back: 'スタートページに戻る',
  intro: 'テーブルのコードを入力してください。同じテーブルの人に聞けばわかります。',
  /** When the link contains the code. */
  linkedIntro: '名前を入力すれば、すぐに注文できます。',
  code: 'グループコード',
  verify: '確認',
  verifying: 'テーブルを探しています…',
  found: 'あなたのテーブル',
  name: '名前',
  nameHint: '同じテーブルの人に表示される名前',
  submit: 'グループに参加',
  submitting: '参加中…',
  codeMissing: 'グループコードを入力してください。',
  nameMissing: '名前を入力してください。',
  /** Shown beneath the fields, in addition to a toast. */
  noSuchCode: 'このコードのテーブルはありません。コードに0、1、I、L、Oは使われていません。',
  nameTaken: 'この名前はすでに使われています。「田中ゆうこ」のように名字を付けてみてください。',
  notFound: { title: 'グループが見つかりません', hint: 'コードを確認して、もう一度お試しください。' },
  /** The limit counts tries per network, which a restaurant's guests share. */
  tooMany: {
    title: 'コードの間違いが多すぎます',
    hint: '同じネットワークのほかの人が間違えた可能性もあります。友だちのスマホのQRコードを読み取るか、リンクを開けばすぐに参加できます。または数分お待ちください。',
  },
  failed: {
    title: 'グループに参加できません',
    hint: 'グループに参加できませんでした。もう一度お試しください。',
  },
  member: {
    title: 'すでに参加しています',
    you: name => `${name}として参加中です。`,
    alsoHere: 'このスマホのほかのメンバー',
    goOnAs: name => `${name}として続ける`,
    otherHint: name =>
      `別の名前で参加すると、このスマホにメンバーがもう1人加わります。${name}と注文はそのまま残ります。スマホを持っていない人には、テーブルの画面でゲストを追加してください。`,
    rejoin: 'グループに戻る',
    other: '別の名前で参加',
  },
}
