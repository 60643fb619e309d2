// The receipts of a table.

import type { receipt as english } from '../en/receipt.ts'
import type { Translation } from '../words.ts'
import { series } from './locale.ts'

export const receipt: Translation<typeof english> = {
  loading: '正在加载收据…',
  missing: '找不到这次聚餐，或你无权查看。',
  back: '返回账单',
  of: name => `${name} 的收据`,
  ofTable: '全桌收据',
  share: '应付部分',
  /** Below a part of everything: what the member had. */
  ordered: dishes => `点了：${series(dishes)}`,
  tipFrom: name => `${name} 给的小费`,
  paid: '实付合计',
  held: '正在用银行卡支付',
  by: name => `由 ${name} 付款`,
  byStaff: '付给店员',
  line: (label, amount) => `${label}：${amount}`,
  print: '打印',
  send: '分享',
  picture: '以图片分享',
  copied: '收据已复制',
  failed: { title: '分享失败', hint: '请打印收据，或重试。' },
  keep: until => `这张收据会在 ${until} 随聚餐一起删除。想留存请打印或分享。`,
  others: '其他收据',
  none: {
    title: '还没有收据',
    hint: '这部分付清后就会出现在这里。',
    hintTable: '大家都付清后就会出现在这里。',
  },
}
