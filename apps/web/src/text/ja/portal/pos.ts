// Point-of-sale settings, and the webhook that takes orders beside or instead of a point of sale.

import type { pos as english } from '../../en/portal/pos.ts'
import type { Translation } from '../../words.ts'

/** The results of "Test connection", by the provider's name. */
const tests: Translation<typeof english.test.results> = {
  ok: provider => `${provider}がキーと店舗を承認しました。`,
  unauthorized: provider => `${provider}がキーを拒否しました。新しいキーを入力してください。`,
  gone: provider => `${provider}でこの店舗が見つかりません。修正するか、もう一度テストしてください。`,
  refused: provider => `${provider}がテストを拒否しました。`,
  'no-answer': provider => `${provider}から応答がありませんでした。少し待ってから、もう一度お試しください。`,
  'not-possible': provider => `${provider}ではまだテストできません。キーと店舗を入力してください。`,
}

export const pos: Translation<typeof english> = {
  loading: 'POS設定を読み込み中…',
  status: {
    title: '状態',
    active: '有効',
    inactive: '無効',
    connected: provider => `${provider}に接続済み`,
    none: 'POSは接続されていません',
    key: 'APIキー設定済み',
    noKey: 'APIキーなし',
    /** Tablemate's own key opens the provider. */
    keyless: 'キーは不要',
    /** Sentences about the connection, beneath the lines above. */
    nothing: '注文は注文ボードに届きます。POSにも送信するには、提供会社を選んでください。',
    saved: provider => `保存済み、未接続。${provider}はまだテストも注文も受け付けていません。`,
    /** For a provider that takes no orders from us. */
    savedOnly: '保存済み、未接続。',
    confirmed: provider => `${provider}が最後にテストまたは注文を受け付けた日時：`,
    unauthorized: provider => `${provider}がキーを拒否しました。新しいキーを入力してください。`,
    gone: provider => `${provider}でこの店舗が見つかりません。修正するか、もう一度テストしてください。`,
    off: 'オフのため、注文は送信されません。',
  },
  test: {
    action: '接続をテスト',
    busy: 'テスト中…',
    results: tests,
    /** For a provider at which the restaurant has no key. */
    keyless: {
      ...tests,
      ok: provider => `${provider}がTablemateと店舗を承認しました。`,
      unauthorized: provider =>
        `${provider}がTablemateを拒否しました。${provider}で店舗へのTablemateのアクセスを許可してから、もう一度テストしてください。`,
      'not-possible': provider => `${provider}ではまだテストできません。店舗を入力してください。`,
    },
    /** The status of the answer. */
    status: status => `（ステータス ${status}）`,
    saveFirst: '未保存の変更があります。テストには保存済みの設定が使われるため、先に保存してください。',
    failed: {
      title: 'テストできませんでした',
      hint: 'テストがサーバーに届きませんでした。もう一度お試しください。',
    },
  },
  form: '設定',
  enabled: {
    label: 'POS連携を有効にする',
    hint: '注文をPOSとWebhookに送信します。オフにすると、設定を残したまま送信を止められます。',
  },
  provider: {
    label: 'POSの提供会社',
    none: '提供会社を選択',
    required: '提供会社を選んでください。',
  },
  /** While no provider is chosen. */
  key: { label: 'APIキー', hint: '提供会社を選ぶと、キーの名称が表示されます。' },
  location: { label: '店舗ID', hint: '提供会社を選ぶと、確認できる場所が表示されます。' },
  /** `what`: the provider's own name for it, such as "Merchant ID". */
  locationMissing: what => `${what}を入力してください。注文の送信に必要です。`,
  encrypted: '暗号化して保存されます。',
  keep: 'キーは暗号化して保存済みです。変更しない場合は空欄のままにしてください。',
  anothers: provider => `保存済みのキーは${provider}のものです。保存すると削除されます。`,
  removed: '保存すると、登録済みのキーは削除されます。',
  remove: '登録済みのキーを削除',
  undoRemove: '登録済みのキーを残す',
  show: '入力内容を表示',
  hide: '入力内容を隠す',
  webhook: {
    title: 'Webhook',
    about:
      'Tablemateは注文に署名を付けて、指定のアドレス、またはDeliverectやOtterなどのミドルウェアに送信します。',
    label: 'WebhookのURL',
    hint: 'https:// で始まる公開アドレス',
    saved: '保存済み、未接続。このアドレスがテストを受け付けると、注文が送られるようになります。',
    confirmed: 'このアドレスが最後にテストまたは注文を受け付けた日時：',
    unauthorized:
      'このアドレスが注文を拒否したため、送信を停止しました。復旧したらテストを送信してください。',
    gone: 'このアドレスが410（gone）を返したため、送信を停止しました。別のアドレスを入力するか、復旧したらテストを送信してください。',
    test: 'テストを送信',
    tests: {
      ok: 'このアドレスがテストを受け付けました。',
      unauthorized:
        'このアドレスがテストを拒否しました。最新のシークレットが設定されているか確認してください。',
      gone: 'このアドレスが410（gone）を返したため、送信を停止しました。別のアドレスを入力するか、復旧したらもう一度テストしてください。',
      refused: 'このアドレスはテストを受け付けませんでした。',
      'no-answer': 'このアドレスから応答がありませんでした。確認して、もう一度お試しください。',
      'not-possible': 'テストするアドレスがありません。入力して保存してください。',
    },
    secret: {
      title: 'シークレット',
      none: 'シークレットがないため、受信側で送信元を確認できません。',
      exists:
        'すべてのイベントにシークレットで署名しています。表示するには、新しいシークレットを作成してください。',
      earlier: (time: string) =>
        `以前のシークレットの有効期限：${time}。新しく作成すると、ただちに無効になります。`,
      create: '作成',
      renew: '新しく作成',
      creating: '作成中…',
      label: 'Webhookのシークレット',
      once: '今すぐコピーしてください。表示されるのは今回だけです。',
      done: '完了',
      failed: {
        title: 'シークレットがありません',
        hint: 'シークレットを作成できませんでした。もう一度お試しください。',
      },
    },
    developers: {
      title: '開発者向け',
      parts: [
        '注文ごとにJSONのPOSTリクエストを送ります。内容は注文番号、テーブル、料理、メモ、アレルギーで、お客様の名前は含みません。',
        'Standard Webhooksに従って署名します。ヘッダーはwebhook-id、webhook-timestamp、webhook-signatureです。',
        'ステータス200〜299で受け付け完了です。408、425、429、500以上、または15秒以内に応答がない場合は、同じwebhook-idで約6分間に5回再試行します。',
        'それ以外のステータスは最終的な拒否です。401、403、410の場合はWebhookも停止します。',
      ],
      link: 'Standard Webhooks',
    },
  },
  square: {
    signature: {
      label: 'Webhook署名キー',
      hint: 'Developer Console → 該当のアプリケーション → Webhooks → 該当のサブスクリプション。',
      show: '署名キーを表示',
      hide: '署名キーを隠す',
      keep: '署名キーは暗号化して保存済みです。変更しない場合は空欄のままにしてください。',
    },
    url: '通知URL',
    urlHint:
      'Squareのサブスクリプションに設定すると、注文とメニューの変更がSquareから通知されます。注文（orders）とカタログ（catalog）のイベントを選んでください。',
  },
  copy: {
    action: 'コピー',
    of: what => `コピー：${what}`,
    done: 'コピーしました',
    failed: 'このブラウザではコピーできません。文字を選択してコピーしてください。',
  },
  cancel: 'キャンセル',
  save: '設定を保存',
  saving: '保存中…',
  saved: {
    title: '設定を更新しました',
    hint: 'POS連携の設定を保存しました。',
  },
  failed: {
    title: '更新できませんでした',
    hint: 'POSの設定を更新できませんでした。もう一度お試しください。',
  },
  /** What takes orders beside or instead of the provider. */
  ways: {
    title: 'ほかの注文の受け取り方',
    board: { title: '注文ボード', detail: 'タブレットや画面で注文を確認' },
    printers: { title: 'プリンター', detail: 'パソコンなしで伝票を印刷' },
    webhook: { title: 'Webhook', detail: 'ミドルウェアや自社システムに注文を送信' },
    sent: { title: '送信履歴', detail: '送信済み、送信待ち、失敗した注文' },
  },
  about: {
    title: provider => `${provider}について`,
    none: 'お使いのPOS',
    noneHint: 'お使いのシステムを選ぶと、必要な入力項目が表示されます。',
    documentation: provider => `${provider}のドキュメント`,
    opensNewTab: '新しいタブで開きます',
  },
  notYours: {
    title: 'ほかの店舗の設定です',
    hint: 'このページは別の店舗のものです。ご自身の設定のみ表示できます。',
    action: '自店のPOS設定',
  },
}
