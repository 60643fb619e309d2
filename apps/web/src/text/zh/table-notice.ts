// The notices that replace a table that cannot be shown.

import type { tableNotice as english } from '../en/table-notice.ts'
import type { Translation } from '../words.ts'

export const tableNotice: Translation<typeof english> = {
  ended: '这次聚餐已结束。聚餐在 24 小时后结束，输入的内容会全部删除。',
  notHere: '链接可能已过期，或这部手机还没有加入。如果你有聚餐码，现在就可以加入。',
  /** For a phone that was a member of the table. */
  noLongerMember: {
    title: '你已不在这次聚餐中',
    hint: '你被移除了，或在这部手机上退出了。如果弄错了，请要最新的聚餐码重新加入。',
  },
  unsent: count => `这部手机上有 ${count} 个订单没有发出。加入后就会重新出现。`,
  enterCode: '输入聚餐码',
  failed: {
    title: '聚餐加载失败',
    hint: '这里信号可能不好。你点的菜都还在，请稍后重试。',
  },
}
