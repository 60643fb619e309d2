// What the bill loads on demand: a share's details, the weights of a split by shares, a custom tip, paying for everyone.

import type {
  customTip as englishCustomTip,
  largeTip as englishLargeTip,
  payForAll as englishPayForAll,
  shareDetails as englishShareDetails,
  shareWeights as englishShareWeights,
} from '../en/bill-sheets.ts'
import type { Translation } from '../words.ts'

export const shareDetails: Translation<typeof englishShareDetails> = {
  /** A shared dish, whose quantity counts if there are several: Pizza（1/2）, 2 × Pizza（1/3）. */
  partOf: (part, of, whole) => `${whole}（${part}/${of}）`,
  everything: '整单',
  all: '整单',
  tip: '小费',
  total: '合计',
  rounding: '取整',
  noDishes: '什么都没点',
  treated: '由其他人请客。',
  equally: (total, people) => `${total} 由 ${people} 人平分。`,
  paidBefore: '账单在付款之间有变动。已付的保持不变。',
  rest: '有人在账单变动前已付款，剩余部分平分。',
  later: '付款后再点的会加到这里。',
  covered: '之前付款已抵的部分',
  uncovered: '之前付款未抵的部分',
  changedBetween: '账单在付款之间有变动',
  ownTip: '个人另加小费',
  paid: '已付',
  due: '还需付',
}

export const shareWeights: Translation<typeof englishShareWeights> = {
  title: '份数',
  hint: '成人 2 份，儿童 1 份，被请客的人 0 份。',
  treat: '我请客',
  same: '每人一样',
  fewer: name => `减少 ${name} 的份数`,
  more: name => `增加 ${name} 的份数`,
  /** Beneath the number. */
  count: () => '份',
}

export const largeTip: Translation<typeof englishLargeTip> = {
  question: '这笔小费没有填错吗？',
  yes: amount => `没错，${amount}，超过账单的一半`,
}

export const customTip: Translation<typeof englishCustomTip> = {
  amount: symbol => `小费金额（${symbol}）`,
  set: '设定小费',
  meaning: (amount, percent) => `${amount} 是小计的 ${percent}。`,
  unreadable: example => `请输入金额，例如 ${example}。`,
}

export const payForAll: Translation<typeof englishPayForAll> = {
  title: '为所有人付款？',
  hint: '一笔一笔地付，每笔之前都可以停下。',
  you: '你',
  confirm: amount => `付 ${amount}`,
  cancel: '取消',
}
