// The restaurant's dashboard.

import type { dashboard as english } from '../../en/portal/dashboard.ts'
import type { Translation } from '../../words.ts'

export const dashboard: Translation<typeof english> = {
  loading: '正在加载概览…',
  menu: { updated: '菜单上次更新', none: '还没有菜单，请在下面添加第一个菜品。' },
  figures: {
    title: '一览',
    loading: '正在加载数据…',
    menuItems: '菜品数',
    activeGroups: '进行中的聚餐',
    todaysOrders: '今日订单',
    unpaidToday: amount => `今日已关闭餐桌的未付金额：${amount}`,
  },
  week: { title: '最近 7 天', orders: '订单', groups: '聚餐' },
  quickActions: {
    title: '快捷操作',
    advertising: { title: '推广', detail: '面向附近客人的优惠' },
    pos: { title: '收银系统对接', detail: '收银系统的设置' },
  },
}
