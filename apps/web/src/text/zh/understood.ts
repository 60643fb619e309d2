// The preview of a sentence while the diner speaks.

import type { understood as english } from '../en/understood.ts'
import type { Translation } from '../words.ts'
import { list } from './locale.ts'

export const understood: Translation<typeof english> = {
  title: '目前听懂的',
  /** The effect of the sentence on an existing order. */
  change: '把你的订单改为：',
  cancel: '删除你的订单：',
  repeat: name => `和 ${name} 一样：`,
  sharedByAll: '全桌分摊',
  sharedBy: names => `${list(names)} 分摊`,
  forOne: name => `给 ${name}`,
  check: {
    title: '送往后厨前请核对',
    which: '是哪一个？',
    chooseFirst: '请先选择。',
    send: '送往后厨',
    late: '尚未发送，后厨还没有这份订单。',
    asNote: '这是备注',
    asDish: '这是菜品',
    leaveOut: '不要这项',
  },
  offer: {
    title: '您的要求',
    bill: '要结账吗？',
    question: '请询问服务员。',
    again: dishes => `再来一份：${dishes}？`,
    orderAgain: '再点一次',
    allergy: to => `将“${to}”保存为您的过敏原？`,
    allergyOf: (to, name) => `将“${to}”保存为${name}的过敏原？`,
    save: '保存',
    decline: '暂不',
  },
}
