// The sheet that pays for several people, with a tip of one's own.

import type { payTogether as english } from '../en/pay-together.ts'
import type { Translation } from '../words.ts'
import { list } from './locale.ts'

export const payTogether: Translation<typeof english> = {
  title: '为几个人一起付',
  hint: '选好人，一次付清。',
  alone: { title: '自己再加小费', hint: '在你的部分之外另加，不影响其他人。' },
  people: '为谁付款？',
  own: name => `${name} · 你`,
  tip: {
    title: '自己再加小费',
    none: '不加',
    custom: '自定义',
    hint: '在全桌小费之外，由你一个人给。',
    added: (due, tip) => `${due}，另加小费 ${tip}`,
  },
  pay: amount => `付 ${amount}`,
  /** The hint of the toast after a payment. */
  doneWithTip: (amount, names, tip) => `为 ${list(names)} 付了 ${amount}，含小费 ${tip}`,
  changed: amount => `现在一共是 ${amount}，请重新选择。`,
  payFor: (amount, names) => `为 ${list(names)} 付 ${amount}`,
  /** Instead of many or long names. */
  payForMany: (amount, people) => `为 ${people} 人付 ${amount}`,
}
