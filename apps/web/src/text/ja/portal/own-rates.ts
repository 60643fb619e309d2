// Tax and service fee in a restaurant's prices, asked at sign-up and changed in the profile.

import type { ownRates as english } from '../../en/portal/own-rates.ts'
import type { Translation } from '../../words.ts'
import { list } from '../locale.ts'

export const ownRates: Translation<typeof english> = {
  title: '価格の表示方法',
  added: '税別価格',
  included: '税込価格',
  /** Beneath a rate that is only shown on the bill. */
  includedHint: '会計に「税込み」として表示するだけで、金額は加算されません。',
  laterHint: '後で入力できます。それまで税は加算されません。',
  question: {
    /** `rates`: the two below. */
    today: rates => `現在、テーブルの会計には${list(rates)}が加算されています。`,
    todayNothing: '税率が未設定のため、現在、テーブルの会計に税は加算されていません。',
    tax: rate => `税${rate}`,
    serviceFee: rate => `サービス料${rate}`,
    feeHint: 'サービス料がない場合は0のままにしてください。',
    save: '保存',
    saving: '保存中…',
    saved: { title: '保存しました', hint: 'これから着席するテーブルに適用されます。' },
    failed: { title: '保存できませんでした', hint: 'もう一度お試しください。' },
  },
}
