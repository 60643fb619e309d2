// The choice of currency.

import type { currency as english } from '../en/currency.ts'
import type { Translation } from '../words.ts'

export const currency: Translation<typeof english> = {
  atTable: 'このテーブルの通貨：',
  title: '通貨',
  change: '変更',
  changeWhat: '通貨',
  /** Why this currency is selected. */
  reason: {
    detecting: '通貨を判定しています…',
    'united-kingdom': '英国のタイムゾーンまたは言語から判定しました。',
    'time-zone': 'タイムゾーンから判定しました。',
    locale: '言語から判定しました。',
    position: '現在地から判定しました。',
    nothing: '通貨を判定できなかったため、米ドルにしています。',
    chosen: '今回選んだ通貨です。',
  },
  locate: '現在地を使う',
  locating: '現在地を取得中…',
  found: (country, currency) => `現在地は${country}、通貨は${currency}です。`,
  otherMoney: country => `${country}の通貨にはまだ対応していません。ほかの通貨を選んでください。`,
  unknown: '現在地を取得できませんでした。上から通貨を選んでください。',
}
