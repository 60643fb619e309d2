// Offers of restaurants nearby, on the first page.

import type { offers as english } from '../../en/offers/nearby.ts'
import type { Translation } from '../../words.ts'

export const offers: Translation<typeof english> = {
  title: '附近优惠',
  show: '查看附近优惠',
  showHint: '需要获取手机的位置',
  looking: '正在查找优惠…',
  fallback: '手机没有提供位置，以下是旧金山一带的优惠。',
  none: { title: '附近暂时没有优惠', hint: '经常有新的，过阵子再来看看。' },
  failed: { title: '优惠加载失败', hint: '请稍后重试。' },
  validUntil: date => `有效期至 ${date}`,
  /** The converted amount beside a price in another currency than the visitor's. */
  about: amount => `约 ${amount}`,
  metresAway: metres => `距离 ${metres} 米`,
  kilometresAway: kilometres => `距离 ${kilometres} 公里`,
  footer: '广告 • 根据你的位置推荐',
  opensInNewTab: '在新标签页打开',
  dismiss: title => `隐藏优惠“${title}”`,
}
