// Offers of restaurants nearby, on the first page.

import type { offers as english } from '../../en/offers/nearby.ts'
import type { Translation } from '../../words.ts'

export const offers: Translation<typeof english> = {
  title: '近くの特典',
  show: '近くの特典を見る',
  showHint: 'スマホの位置情報を使います',
  looking: '特典を探しています…',
  fallback: '位置情報を取得できなかったため、サンフランシスコ周辺の特典を表示しています。',
  none: { title: '現在、近くに特典はありません', hint: '新しい特典が随時追加されます。またご確認ください。' },
  failed: { title: '特典を読み込めませんでした', hint: '少し待ってから、もう一度お試しください。' },
  validUntil: date => `${date}まで有効`,
  /** The converted amount beside a price in another currency than the visitor's. */
  about: amount => `約${amount}`,
  metresAway: metres => `${metres}m先`,
  kilometresAway: kilometres => `${kilometres}km先`,
  footer: '広告 • 現在地に基づく表示',
  opensInNewTab: '新しいタブで開きます',
  dismiss: title => `特典「${title}」を非表示`,
}
