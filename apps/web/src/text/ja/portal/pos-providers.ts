// Each point of sale: what it does with our orders, and its name for its API key and its location.

import type { providers as english } from '../../en/portal/pos-providers.ts'
import type { Translation } from '../../words.ts'

export const providers: Translation<typeof english> = {
  square: {
    description: 'あらゆる規模の飲食店向けのPOS、決済、注文。',
    orders:
      'Tablemateは注文を1件ずつSquareに送信します。Squareが他社アプリの注文を表示するのは、同社の条件（フルフィルメント、決済）を満たす場合に限られ、別の方法で支払われた注文には1%の手数料がかかります。Squareの仕様に基づいて確認済みですが、実際のアカウントではまだ確認していません。',
    key: {
      label: 'アクセストークン',
      hint: 'Developer Console → 該当のアプリケーション → Credentials → Production。',
    },
    location: { label: 'Location ID', hint: 'Developer Console → 該当のアプリケーション → Locations。' },
  },
  toast: {
    description: '注文、キッチン、決済をまとめた飲食店専用のプラットフォーム。',
    orders:
      '先にToastの許可が必要です。Toastが店舗に発行するキーは読み取り専用です。許可されるまでは、注文ボード、プリンター、Webhookをご利用ください。',
    key: { label: 'クライアントシークレット', hint: 'Toast Web → Integrations → Toast API access。' },
    location: {
      label: 'Restaurant GUIDとDining Option GUID',
      hint: '間に半角スペースを入れ、店舗のGUID、店内飲食のDining OptionのGUIDの順に入力します。',
    },
    agreed: {
      orders:
        'Tablemateは注文を1件ずつToastに送信します。Toast側で店舗の許可が必要です。Toastが受け付けるのは、ToastのメニューのIDが付いた料理だけです。Tablemateはまだそのメニューを取り込めませんが、APIでのインポートでIDを設定できます。Toastのドキュメントに基づいて確認済みですが、実際のアカウントではまだ確認していません。',
    },
  },
  clover: {
    description: 'レジ、ハンディ端末、決済。アプリで拡張できます。',
    orders:
      'Tablemateは注文を1件ずつCloverに送信し、注文送信用端末（firing device）につながる注文プリンターで印刷されます。米国とカナダのみです。Cloverのドキュメントに基づいて確認済みですが、実際のアカウントではまだ確認していません。',
    key: { label: 'APIトークン', hint: 'Clover Dashboard → Account & Setup → API Tokens。' },
    location: { label: 'Merchant ID', hint: 'ダッシュボードのアドレスに含まれる13文字の英数字。' },
  },
  resy: {
    description: '予約、順番待ち、テーブル管理。ResyOSはPOSと併用します。',
    orders:
      'ResyOSが受け付けるのは予約で、注文には対応していません。注文には注文ボード、プリンター、Webhookをご利用ください。',
    key: { label: 'APIキー', hint: 'Resyの担当者にお問い合わせください。' },
    location: { label: 'Venue ID', hint: 'ResyOSでの店舗の番号。' },
  },
  lightspeed: {
    description: '在庫管理と分析を備えたPOS。K-Seriesが対象です。',
    orders:
      '先にLightspeedの許可が必要です。注文を送信するアプリは個別に承認されます。許可されるまでは、注文ボード、プリンター、Webhookをご利用ください。',
    key: { label: 'アクセストークン', hint: 'Lightspeed APIポータルで連携に対して発行されます。' },
    location: {
      label: 'Business Location IDとEndpoint ID',
      hint: '間に半角スペースを入れ、店舗の番号、注文の結果を受け取るエンドポイントの順に入力します。',
    },
    agreed: {
      orders:
        'Tablemateは注文を1件ずつLightspeedに送信しますが、POSが受け付けたかどうかは通知されません。Lightspeedが受け付けるのは、SKUが付いた料理だけです。Tablemateはまだそのメニューを取り込めませんが、APIでのインポートでSKUを設定できます。Lightspeedのドキュメントに基づいて確認済みですが、実際のアカウントではまだ確認していません。',
      key: {
        label: 'リフレッシュトークン',
        hint: 'このTablemateの運営者から受け取ってください。TablemateはここでLightspeedから取得できません。14日間注文がないと失効します。',
      },
    },
  },
  aloha: {
    description: 'テーブルサービスとクイックサービス向けのNCR VoyixのPOS。',
    orders:
      'Alohaには注文を送信する手段がありません。注文ボード、プリンター、またはDeliverectやOtterなどのミドルウェアへのWebhookをご利用ください。',
    key: { label: 'シークレットキー', hint: 'NCR Voyix開発者ポータル → 自社の組織 → アクセスキー。' },
    location: { label: 'Site ID', hint: 'Enterprise Unitとも呼ばれます。' },
  },
  shopify: {
    description: '店頭販売とオンライン注文を1つのカタログで管理。',
    orders:
      'Tablemateは注文を1件ずつShopifyに送信し、「注文管理」に表示されます。Shopifyにはキッチンとテーブルの機能がありません。Shopifyのドキュメントに基づいて確認済みですが、実際のアカウントではまだ確認していません。',
    key: {
      label: 'Admin APIアクセストークン',
      hint: 'Shopify管理画面 → 設定 → アプリ → 該当のアプリ → API資格情報。',
    },
    location: {
      label: 'ショップのドメイン',
      hint: 'Shopify管理画面 → 設定 → ドメイン：.myshopify.com で終わるもの。',
    },
  },
  touchbistro: {
    description: '飲食店専用のiPad POS。',
    orders:
      'TouchBistroには注文を送信する手段がありません。注文ボード、プリンター、またはDeliverectやOtterなどのミドルウェアへのWebhookをご利用ください。',
    key: { label: 'APIキー', hint: 'TouchBistroがパートナー連携用に発行します。' },
    location: { label: 'Venue ID', hint: 'TouchBistroクラウドの店舗情報に記載されています。' },
  },
  upserve: {
    description: '分析機能を備えた飲食店向けPOS。現在はLightspeedのU-Series。',
    orders:
      'Upserveには注文を送信する手段がありません。注文ボード、プリンター、またはDeliverectやOtterなどのミドルウェアへのWebhookをご利用ください。',
    key: { label: 'APIキー', hint: 'LightspeedのU-Seriesサポートが発行します。' },
    location: { label: 'Location ID', hint: 'Upserve HQ → Settings → 該当の店舗。' },
  },
  micros: {
    description: '飲食店、ホテル、チェーン店向けのOracleのPOS。',
    orders:
      '先にOracleの許可が必要です。注文インターフェースは顧客ごとに有効化されます。許可されるまでは、注文ボード、プリンター、Webhookをご利用ください。',
    key: { label: 'APIアカウントのパスワード', hint: 'Enterprise Back Office → API account management。' },
    location: { label: 'Location Reference', hint: 'Simphonyでの店舗の短縮名（LocRef）。' },
  },
  spoton: {
    description: '独立系飲食店向けのPOS、ハンディ端末、予約。',
    orders:
      'SpotOnには注文を送信する手段がありません。注文ボード、プリンター、またはDeliverectやOtterなどのミドルウェアへのWebhookをご利用ください。',
    key: { label: 'APIキー', hint: 'SpotOnにレストランAPIへのアクセスを申請してください。' },
    location: { label: 'Location ID', hint: 'APIアクセスの情報に、店舗ごとに記載されています。' },
  },
  olo: {
    description: '今のPOSに追加できるデジタル注文と配送手配。',
    orders:
      '先にOloの許可が必要です。注文を送信するパートナーは個別に認定されます。許可されるまでは、注文ボード、プリンター、Webhookをご利用ください。',
    key: { label: 'APIキー', hint: 'Olo開発者ポータル → 該当のアプリケーション。' },
    location: { label: 'Restaurant ID', hint: 'Oloが店舗に付けた番号。Vendor IDとも呼ばれます。' },
  },
}
