// The title of each screen, in its heading and in the browser's tab. Separate from the screens' other texts, which load with
// their scripts.

import type { titles as english } from '../en/titles.ts'
import type { Translation } from '../words.ts'

export const titles: Translation<typeof english> = {
  createGroup: '发起聚餐',
  universalCreateGroup: '发起聚餐',
  joinGroup: '加入聚餐',
  table: '你的餐桌',
  group: '一起点餐',
  summary: '聚餐汇总',
  billSplit: '分账',
  receipt: '收据',
  tableReceipt: '收据',
  restaurantLogin: '餐厅后台',
  restaurantResetPassword: '重设密码',
  restaurantDashboard: '餐厅概览',
  restaurantTables: '桌台',
  restaurantSettings: '设置',
  restaurantDeliveries: '发送记录',
  posSettings: '收银系统对接设置',
  restaurantInterest: '餐厅合作意向',
  restaurantCampaigns: '推广活动',
  restaurantOrders: '今日',
  restaurantScreen: '后厨屏幕',
  offer: '优惠',
}
