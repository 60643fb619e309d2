// Paying by card on Stripe's page, at the bill.

import type { billCards as english } from '../en/bill-cards.ts'
import type { Translation } from '../words.ts'

export const billCards: Translation<typeof english> = {
  /** Problems that only a card payment can have. */
  problems: {
    'too-little-for-card': '金额太小，不能用银行卡，请到收银台付款。',
    'uneven-for-card': '这里刷卡只能支付末位为 0 的金额。请加一点小费凑整，或到收银台付款。',
  },
  pay: amount => `银行卡支付 · ${amount}`,
  going: '正在打开支付页面…',
  held: (amount, until) => `你正在用银行卡支付 ${amount}，这笔金额为你保留到 ${until}。`,
  heldBy: (name, amount, until) => `${name} 正在用银行卡支付 ${amount}，保留到 ${until}。`,
  cancel: '取消银行卡支付',
  failed: { title: '银行卡支付没有成功', hint: '没有扣款，请重试。' },
  paid: { title: '付款成功', hint: '已从你的银行卡扣款，谢谢！' },
  waiting: { title: '等待 Stripe 确认', hint: 'Stripe 一确认，你的付款就会显示在这里。' },
  released: { title: '已取消银行卡支付', hint: '没有扣款，你的部分仍待付。' },
  returned: { title: '付款太晚', hint: '这笔钱已经不用付了，会退回你的银行卡。' },
  refunded: { title: '已退款', hint: '餐厅已退还这笔付款。' },
  notes: {
    returned: (amount, name) => `${name} 用银行卡付的 ${amount} 到得太晚，会退回原卡。`,
    refunded: (amount, name) => `餐厅已将 ${amount} 退回 ${name} 的银行卡，这部分又要付了。`,
  },
}
