// The group summary.

import type { summary as english } from '../en/summary.ts'
import type { Translation } from '../words.ts'

export const summary: Translation<typeof english> = {
  loading: '正在加载聚餐汇总…',
  missing: '找不到聚餐汇总',
  back: '返回聚餐',
  code: '聚餐码',
  members: '人数',
  items: '菜品',
  total: '合计',
  /** Replaces the total if tax, a fee or a tip is added later. */
  subtotal: '小计',
  export: '导出汇总',
  exportCsv: '导出 CSV',
  csv: {
    columns: ['姓名', '类型', '项目', '数量', '份额', '金额', '货币'],
    /** Not 1/3, which spreadsheets read as a date. */
    part: (part, of) => `${of} 分之 ${part}`,
    kinds: {
      dish: '菜品',
      split: '分摊',
      tax: '税',
      serviceFee: '服务费',
      tip: '小费',
      rounding: '取整',
      difference: '账单在付款之间有变动',
      ownTip: '个人另加小费',
    },
  },
  exportFailed: { title: '导出失败', hint: '文件保存失败，请重试。' },
  share: '分享',
  copied: '汇总已复制',
  notShared: { title: '分享失败', hint: '请打印汇总，或重试。' },
  print: '打印',
  empty: '还没有点菜',
  emptyHint: '同桌有人点菜后，就会显示在这里。',
  memberEmpty: '还没有点菜',
  itemCount: count => `${count} 份菜品`,
  byMember: '谁点了什么',
  waiter: {
    title: '给服务员看',
    hint: '全桌点的菜都在一张清单里，可以念出来或给服务员看。',
    /** 4 × Margherita：2 份 全熟 */
    dishText: (dishes, modifiers) => `${dishes}：${modifiers}`,
    all: modifier => `全部 ${modifier}`,
    some: (quantity, modifier) => `${quantity} 份 ${modifier}`,
    /** For a modifier that itself begins with a number. */
    someNumbered: (quantity, modifier) => `其中 ${quantity} 份：${modifier}`,
    /** Bob 2 × */
    nameWithCount: (name, quantity) => `${name} ${quantity} ×`,
    nameWithModifiers: (name, modifiers) => `${name}（${modifiers}）`,
    guessed: '估计价',
    remark: { note: '备注：', unclear: '没听懂：', incomplete: '还缺的菜品：' },
    shown: '已给服务员看',
    newSince: time => `${time} 之后新增`,
    withdrawn: '不要了',
    before: '之前已看过',
    nothingNew: time => `${time} 已给服务员看，之后没有新增。`,
  },
}
