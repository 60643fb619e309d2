// A sentence for every problem of a call, except those that only owners get (portal/problems.ts). A new problem does not compile
// until it has a sentence.

import type { problems as english } from '../en/problems.ts'
import type { Translation } from '../words.ts'

export const problems: Translation<typeof english> = {
  invalid: '正しくない内容があります。確認して、もう一度お試しください。',
  'too-many-members': 'このテーブルは満員です。グループには50人までしか参加できません。',
  'table-too-large': 'このテーブルにはこれ以上追加できません。スタッフにお声がけください。',
  'too-many-orders': 'このテーブルの注文が500件に達しました。スタッフにお声がけください。',
  'wrong-code': 'アクセスコードが正しくありません。アプリの開発者にご確認ください。',
  'foreign-origin': 'このページからは操作できません。Tablemateを開いてください。',
  'not-your-member': '同じテーブルのほかの人のものです。',
  'rates-of-restaurant': '税とサービス料はこのお店が設定しています。',
  'not-found': '見つかりませんでした。',
  'group-not-found': 'グループが見つからないか、アクセスできません。',
  'member-not-found': 'メンバーが見つかりません。もう一度グループに参加してください。',
  'order-not-found': 'この注文はすでにキャンセルされています。',
  'table-not-found': 'このコードはもう使えません。最新のコードをスタッフにお尋ねください。',
  'restaurant-not-found': 'このお店が見つかりませんでした。',
  'name-taken': 'この名前のメンバーがすでにいます。別の名前にしてください。',
  'sold-out': '売り切れです。ほかのものを選んでください。',
  'price-changed': 'その間にメニューの価格が上がりました。新しい価格をご確認ください。',
  'menu-item-gone': 'メニューからなくなりました。',
  'other-language': '文章でのご注文は英語のみ対応しています。料理は一品ずつ選ぶか入力できます。',
  'off-menu': 'このレストランではメニューにあるものだけ注文できます。',
  'already-paid': '支払い済みのため、変更できません。',
  'seating-closed':
    'このテーブルは終了しました。もう一度注文するには、テーブルのコードを読み取ってください。',
  'ordering-paused': 'キッチンは今、注文を受け付けていません。注文はここに保存されています。',
  'in-the-kitchen': 'すでに調理が始まっています。スタッフにお声がけください。',
  'has-ordered': '注文・支払い・シェアした料理があるため、名前は会計に残ります。',
  'below-collected': 'すでにそれより多く支払われています。もっと大きい金額を選んでください。',
  'hold-refused':
    'ほかの人の分の支払いを始めましたが、完了していません。自分の分を支払うか、本人に支払ってもらってください。',
  'being-paid': 'ほかの人がカードで支払い中です。少しお待ちください。',
  'cards-not-taken': 'ここではカードを使えません。ほかの支払い方法を選んでください。',
  'cards-taken': 'このお店では実際の支払いが必要です。カードかレジで支払ってください。',
  'card-payment-failed':
    'カードで支払えませんでした。もう一度お試しいただくか、ほかの支払い方法を選んでください。',
  'card-payment-not-found': 'このカード払いはもうありません。',
  'due-changed': '金額が変わりました。確認して、もう一度お試しください。',
  'still-in-flight': '処理中です。少しお待ちください。',
  'body-too-large': '一度に送る内容が多すぎます。短くしてください。',
  'key-reused': '別の内容ですでに送信されています。ページを再読み込みしてください。',
  'too-many-requests': '操作の回数が多すぎます。数分待ってから、もう一度お試しください。',
  internal: 'サーバーで問題が発生しました。もう一度お試しください。',
  unavailable: '現在たいへん混み合っています。少し待ってから、もう一度お試しください。',
  'no-answer': '応答がありません。接続を確認して、もう一度お試しください。',
}
