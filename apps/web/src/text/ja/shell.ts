// Shown with every screen: the privacy notice, the offer to install the app, the menu.

import type {
  install as englishInstall,
  menu as englishMenu,
  privacy as englishPrivacy,
} from '../en/shell.ts'
import type { Translation } from '../words.ts'

export const privacy: Translation<typeof englishPrivacy> = {
  title: 'プライバシーについて',
  intro: '保存する情報はごくわずかで、長くは残しません。',
  points: {
    retention: {
      title: '24時間で削除',
      detail:
        'グループの食事に関するデータ（名前、注文、参加情報）は、24時間後にすべて自動で削除されます。お店のPOSレジやプリンター、その提供会社に届いたデータは、それぞれの規定に従って保管されます。',
    },
    identity: {
      title: 'アカウント不要',
      detail:
        'アカウントは必要ありません。Cookieでこの端末を識別し、注文を本人のものとして扱います。名前はこの端末に30日間保存されます。',
    },
    position: {
      title: '位置情報',
      detail: '許可した場合のみ、通貨と近くの特典を調べるために使います。位置は保存しません。',
    },
    voice: {
      title: '音声',
      detail: '音声はブラウザが文字に変換します。話した内容はブラウザの提供元で処理される場合があります。',
    },
    payment: {
      title: '支払い',
      detail:
        'デモのため、カードは不要で、お金も動きません。カード払いを選んだ場合はStripeのページで処理され、カード情報は私たちには見えません。',
    },
  },
  accept: '同意して続ける',
}

export const install: Translation<typeof englishInstall> = {
  title: 'Tablemateをインストール',
  use: '圏外でもすぐに開きます。',
  now: 'インストール',
  how: '方法を見る',
  back: '戻る',
  dismiss: '今はしない',
  howTitle: 'インストール方法',
  notDone: 'インストールされませんでした。次の方法をお試しください。',
  insecure: 'インストールはhttpsでのみ可能です。このページをhttpsのアドレスで開いてください。',
  steps: {
    'ios-safari': [
      '共有ボタン（四角から上向きの矢印）をタップします。',
      '「ホーム画面に追加」を選びます。',
      '「追加」をタップします。',
    ],
    'android-chrome': [
      'ブラウザ上部の3点メニューを開きます。',
      '「アプリをインストール」または「ホーム画面に追加」を選びます。',
      '「インストール」をタップします。',
    ],
    'desktop-chrome': [
      'アドレスバー右端のインストールアイコンを押します。',
      'アイコンがない場合は、3点メニューから「キャスト、保存、共有」、「インストール」の順に選びます。',
      '「インストール」を押します。',
    ],
    generic: [
      'ブラウザのメニューを開きます。',
      '「インストール」「ホーム画面に追加」「Dockに追加」のいずれかを選びます。',
      '見つからない場合は、このページをChromeで開いてください。iPhoneやiPadではSafariで開いてください。',
    ],
  },
}

export const menu: Translation<typeof englishMenu> = {
  title: 'アプリのメニュー',
  appearance: '外観',
  themes: { system: '自動', light: 'ライト', dark: 'ダーク' },
  install: 'アプリをインストール',
  privacy: 'プライバシーについて',
}
