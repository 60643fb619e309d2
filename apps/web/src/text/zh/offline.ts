// The offline state, and orders that wait to be sent.

import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../words.ts'

export const offline: Translation<typeof english> = {
  /** The state beside the table's name. */
  offline: '离线',
  waiting: count => `离线，${count} 个订单待发送`,
  sending: count => `正在发送 ${count} 个订单…`,
  asOf: time => `截至 ${time}`,
  notInFigures: count => `还有 ${count} 个订单在这部手机上，可能没有计入这些数字。`,
  order: {
    waiting: '待发送',
    sending: '正在发送…',
    refused: '未发出',
    unconfirmed: '未确认',
    wasHeld: '你发送这份订单时，后厨正暂停接单。',
    sendAgain: '重新发送',
    newPrice: (name, before, now) => `${name}：现为 ${now}，不再是 ${before}`,
    acceptPrices: '按新价格下单',
    takeOff: '去掉',
    askForIt: '询问店员',
    mayBeThere: '订单可能已经送达。收到回复后就可以修改。',
    confirm: '删除这个订单？它还没有发出。',
    tooLate: {
      title: '这个订单可能已经送达',
      hint: '收到回复后就可以修改。',
    },
    changeLost: {
      title: '你的修改未保存',
      hint: '这个订单在此期间已被发送、修改或删除。',
    },
    sendFailed: '订单发送失败',
    stuck: '读不出这部手机上保存的内容，请重试。',
  },
  savedOnPhone: '订单已存在这部手机上',
}
