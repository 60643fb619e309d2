// The first page, and the page for unknown addresses.

import type { landing as english, notFound as englishNotFound } from '../en/landing.ts'
import type { Translation } from '../words.ts'

export const landing: Translation<typeof english> = {
  title: '聚餐，就这么简单',
  subtitle: '一起点餐，轻松分账',
  features: {
    groups: { title: '发起或加入聚餐', detail: '输入六位聚餐码，就在同一桌' },
    voice: { title: '语音点餐', detail: '像跟服务员说话一样，用英文说' },
    organization: { title: '账目清楚', detail: '谁点了什么、多少钱，一目了然' },
  },
  /** Links to the open tables that this phone has joined. */
  back: {
    title: '你的聚餐',
    to: '回到',
    unnamed: '你的聚餐',
    byCode: code => `你的聚餐，聚餐码 ${code}`,
  },
  create: '发起聚餐',
  join: '加入聚餐',
  restaurant: '餐厅菜单管理',
}

export const notFound: Translation<typeof englishNotFound> = {
  title: '页面不存在',
  hint: '这个地址没有内容。链接可能已过期或不完整。',
}
