// The restaurant's profile, its password, and the deletion of its account.

import type { account as english } from '../../en/portal/account.ts'
import type { Translation } from '../../words.ts'

export const account: Translation<typeof english> = {
  title: 'アカウント',
  none: '未設定',
  /** The labels of the profile's summary. */
  summary: {
    email: 'メールアドレス',
    phone: '電話番号',
    address: '住所',
    currency: '通貨',
    timeZone: 'タイムゾーン',
    language: '言語',
    tax: '税',
    serviceFee: 'サービス料',
  },
  taxAdded: rate => `${rate}（税別、価格に加算）`,
  taxIncluded: '価格に含む（税込み）',
  taxIncludedOf: rate => `${rate}（税込み、価格に含む）`,
  noServiceFee: 'なし',
  edit: 'プロフィールを編集',
  changePassword: 'パスワードを変更',
  remove: 'アカウントを削除',
  profile: {
    title: 'プロフィール',
    fields: {
      country: '国',
      currency: '通貨',
      timeZone: 'タイムゾーン',
      language: '言語',
    },
    noCountry: '未選択',
    currencyHint: 'コードか名前を入力',
    currenciesFound: count => `${count}件の通貨`,
    menuPrices: {
      ask: 'メニューの価格をどうしますか？',
      keep: '数字をそのまま使う',
      convert: '換算する',
      example: (before, after) => `${before}は${after}になります`,
      rounded: '（四捨五入）',
      noRate: 'この通貨どうしでは価格を換算できません。',
      hint: '利用中のテーブルと実施中のキャンペーンは、開始時の通貨のままです。',
      missing: 'どちらかを選んでください。',
    },
    timeZoneHint: '1日の始まりの基準になります',
    languageHint: '伝票とメールにも使われます',
    save: 'プロフィールを保存',
    saving: '保存中…',
    discard: '変更を破棄',
    saved: 'プロフィールを保存しました',
    failed: {
      title: 'プロフィールを保存できませんでした',
      hint: '入力内容を確認して、もう一度お試しください。',
    },
  },
  password: {
    title: 'パスワードの変更',
    hint: 'ほかのブラウザではすべてログアウトされます。',
    current: '現在のパスワード',
    new: '新しいパスワード',
    missing: '現在のパスワードを入力してください。',
    save: 'パスワードを変更',
    saving: '変更中…',
    saved: 'パスワードを変更しました',
    failed: { title: 'パスワードを変更できませんでした', hint: 'もう一度お試しください。' },
  },
  deletion: {
    title: 'このアカウントを削除しますか？',
    hint: '次の内容がただちに削除され、元に戻せません。',
    what: [
      'ログイン情報とプロフィール',
      'メニューとテーブルのコード',
      'キャンペーンとその表示数・クリック数',
      'POSの設定',
      'テーブルと注文の集計',
    ],
    tables: '利用中のテーブルは食事を続けられますが、メニューは表示されなくなります。',
    password: '確認のため、パスワードを入力',
    submit: 'アカウントを削除',
    submitting: '削除中…',
    keep: '削除しない',
    done: {
      title: 'アカウントを削除しました',
      hint: 'すべてのデータを削除しました。Tablemateをご利用いただきありがとうございました。',
    },
    failed: {
      title: 'アカウントを削除できませんでした',
      hint: '何も削除されていません。もう一度お試しください。',
    },
  },
}
