// Logging in to the restaurant portal, and opening an account there. Source of the texts: spec.md, sections 2, 5 and 8.

import type { restaurantLogin as english } from '../../en/portal/login.ts'
import type { Translation } from '../../words.ts'
import { series } from '../locale.ts'

export const restaurantLogin: Translation<typeof english> = {
  back: 'スタートページに戻る',
  logIn: {
    title: '店舗ログイン',
    hint: 'メニュー、特典、テーブルをまとめて管理。',
    submit: 'ログイン',
    toggle: 'アカウントをお持ちでない方は新規登録',
    failed: { title: 'ログインできませんでした', hint: 'ログインに失敗しました。もう一度お試しください。' },
  },
  signUp: {
    title: '店舗アカウントの作成',
    hint: 'ベータ期間中は無料です。メニューを登録すれば、すぐにお客様が注文できます。',
    submit: 'アカウントを作成',
    toggle: 'アカウントをお持ちの方はログイン',
    failed: {
      title: '登録できませんでした',
      hint: '登録に失敗しました。すべての項目を確認して、もう一度お試しください。',
    },
  },
  submitting: '処理中…',
  invalid: {
    title: '入力エラー',
    hint: fields => `次の項目を修正してください：${series(fields)}`,
  },
  fields: {
    email: 'メールアドレス',
    password: 'パスワード',
    name: '店舗名',
    phone: '電話番号',
    address: '住所',
    city: '市区町村',
    state: '都道府県・州',
    zipCode: '郵便番号',
    businessId: '事業者番号',
    taxPercentage: '税率',
  },
  passwordHint: '6文字以上',
  businessIdPlaceholder: '納税者番号',
  placeHint: '近くのお客様に特典を表示するために使います。位置は後で修正できます。',
  interest: { question: '導入のお手伝いが必要ですか？', link: 'お問い合わせはこちら' },
}
