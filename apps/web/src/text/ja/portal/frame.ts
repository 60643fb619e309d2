// The frame around each screen of the restaurant portal.

import type { portal as english } from '../../en/portal/frame.ts'
import type { Translation } from '../../words.ts'

export const portal: Translation<typeof english> = {
  nav: {
    label: '店舗ポータル',
    orders: '本日',
    dashboard: 'メニュー',
    tables: 'テーブル',
    campaigns: '特典',
    settings: '設定',
  },
  logOut: 'ログアウト',
  /** The heading of the day column in a plot's table. */
  day: '日付',
  backTo: { dashboard: 'ダッシュボードに戻る', settings: '設定に戻る' },
  signedOut: 'ログアウトしました',
  notLoggedOut: {
    title: 'ログアウトできませんでした',
    hint: 'サーバーが応答しなかったため、ログインしたままです。もう一度お試しください。',
  },
  failed: {
    title: 'ページを読み込めませんでした',
    hint: '接続が弱いのかもしれません。データは失われていません。少し待ってからもう一度お試しください。',
  },
  password: { show: 'パスワードを表示', hide: 'パスワードを隠す' },
  /** Shown beneath fields that several forms share. */
  invalid: {
    email: '有効なメールアドレスを入力してください',
    password: 'パスワードは6文字以上にしてください',
    name: '店舗名は必須です',
    phone: '有効な電話番号を入力してください',
    address: '住所は必須です',
  },
  tooManyTries: wait => `試行回数が多すぎます。${wait}待ってから、もう一度お試しください。`,
  offline: 'オフラインです。オンラインに戻るまで保存できません。',
}
