// Card payments of diners, into the restaurant's own account at Stripe.

import type { cards as english } from '../../en/portal/cards.ts'
import type { Translation } from '../../words.ts'

export const cards: Translation<typeof english> = {
  title: 'カード払い',
  otherCurrency: currency =>
    `Stripeはご利用の通貨（${currency}）のカード決済に対応していないため、お支払いはレジになります。`,
  about:
    'お客様はStripeのページで自分の負担分をカードで支払い、代金は店舗のStripeアカウントに入ります。カード情報がTablemateに渡ることはありません。Stripe公式のテストデータで確認済みですが、実際のアカウントではまだ確認していません。',
  loading: 'カード払いを読み込み中…',
  loadFailed: 'カード払いの設定を読み込めませんでした。',
  state: {
    none: 'Stripeのアカウントは登録されていません。',
    saved: '保存済み、未接続。Stripeはまだキーを承認していません。',
    connected: 'Stripeが最後にキーを承認した日時：',
    unauthorized: 'Stripeがキーを拒否したため、カードを使えません。別のキーを入力してください。',
    test: 'これはテスト用のキーです。実際のお金は動きません。',
  },
  enabled: {
    label: 'カード払いを受け付ける',
    hint: 'お客様の会計に「カードで支払う」が表示されます。オフにしても、開始済みの支払いは最後まで処理されます。',
  },
  demo: {
    label: 'デモ払い',
    hint: 'お客様は「デモカード」で支払えますが、請求は発生せず、その旨が表示されます。代金は引き続きスタッフが受け取ります。Stripeのキーを保存するとデモは終了します。',
  },
  key: {
    label: '制限付きキー',
    hint: 'Stripeダッシュボード → 開発者 → APIキー → 制限付きキーを作成。rk_live_ で始まり、Checkout Sessions：書き込み、ChargesとRefunds：書き込み、PaymentIntents：読み取りの権限が必要です。シークレットキー（sk_）は使えません。',
    wrong: '制限付きキーは rk_live_ または rk_test_ で始まります。',
    show: '制限付きキーを表示',
    hide: '制限付きキーを隠す',
  },
  secret: {
    label: '署名シークレット',
    hint: 'Stripeでエンドポイントを追加すると表示されます。whsec_ で始まります。',
    wrong: '署名シークレットは whsec_ で始まります。',
    show: '署名シークレットを表示',
    hide: '署名シークレットを隠す',
  },
  keep: '暗号化して保存済みです。変更しない場合は空欄のままにしてください。',
  remove: 'キーとシークレットを削除',
  undoRemove: 'キーとシークレットを残す',
  removed: '保存すると削除されます。',
  url: 'エンドポイントURL',
  urlHint:
    'Stripeダッシュボード → 開発者 → Webhook → エンドポイントを追加。次のイベントを選択：checkout.session.completed、checkout.session.expired、checkout.session.async_payment_succeeded、checkout.session.async_payment_failed、charge.refunded。',
  test: 'キーをテスト',
  tests: {
    ok: 'Stripeがキーを承認しました。',
    unauthorized: 'Stripeがキーを拒否しました。別のキーを入力してください。',
    gone: 'Stripeがテストを拒否しました。',
    refused: 'Stripeがテストを拒否しました。キーに必要な権限が足りない可能性があります。',
    'no-answer': 'Stripeから応答がありませんでした。少し待ってから、もう一度お試しください。',
    'not-possible': 'まだテストできません。キーを入力して保存してください。',
  },
  save: 'カード払いを保存',
  saving: '保存中…',
  saved: { title: 'カード払いを更新しました', hint: 'カード払いの設定を保存しました。' },
  failed: {
    title: 'カード払いを更新できませんでした',
    hint: '何も保存されていません。もう一度お試しください。',
  },
  list: {
    title: '過去24時間のカード払い',
    none: 'まだありません。',
    failed: 'カード払いの一覧を読み込めませんでした。',
    table: name => `テーブル ${name}`,
    noTable: 'テーブルなし',
    states: {
      held: '支払い中',
      paid: '支払い済み',
      released: '未払い',
      returning: '支払いが間に合わず、返金処理中',
      returned: '支払いが間に合わず、返金済み',
      refunding: '返金処理中',
      refunded: '返金済み',
    },
    refund: '返金',
    cancel: '取り消す',
    of: (action, amount) => `${action}：${amount}`,
    question: amount => `${amount}を返金しますか？負担分は未払いに戻ります。`,
    cancelQuestion: amount => `${amount}の支払いを取り消しますか？負担分は未払いに戻ります。`,
    keep: 'そのままにする',
    notRefunded: { title: '返金できませんでした', hint: '返金されていません。もう一度お試しください。' },
  },
}
