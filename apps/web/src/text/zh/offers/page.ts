// The page of one offer, often the first page that a visitor sees.

import type { offer as english } from '../../en/offers/page.ts'
import type { Translation } from '../../words.ts'

export const offer: Translation<typeof english> = {
  validUntil: date => `有效期至 ${date}`,
  starts: date => `${date} 开始`,
  over: '这个优惠已结束。',
  paused: '这个优惠暂停中。',
  restStands: '你仍然可以看菜单，并在这里发起聚餐。',
  details: '优惠说明',
  menu: '菜单',
  soldOut: '售罄',
  showMore: count => `再显示 ${count} 个`,
  noMenu: '餐厅还没有上传菜单，你仍然可以发起聚餐。',
  menuFailed: '菜单加载失败。',
  start: '在这里发起聚餐',
  missing: { title: '找不到这个优惠', hint: '链接可能已过期或不完整。' },
  failed: {
    title: '优惠加载失败',
    hint: '网络可能不好，请稍后重试。',
  },
  loading: '正在加载优惠…',
}
