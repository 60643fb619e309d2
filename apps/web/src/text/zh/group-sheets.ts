// The sheets and questions of the group screen: the code to show to others, the people at the table, the question before an
// order is deleted, and the actions for a dish in doubt.

import type {
  askRemoval as englishAskRemoval,
  codeSheet as englishCodeSheet,
  doubtActions as englishDoubtActions,
  peopleSheet as englishPeopleSheet,
} from '../en/group-sheets.ts'
import type { Translation } from '../words.ts'

export const codeSheet: Translation<typeof englishCodeSheet> = {
  hint: '朋友可以用聚餐码或扫二维码加入。',
  /** The following texts are shown to the host only. */
  renew: '换新码',
  renewHint: '如果被陌生人知道了：换码后，旧码和旧链接都会失效。',
  askRenew: '更换聚餐码？',
  renewing: '请稍候…',
  keep: '不换',
  renewed: '已换新码，旧码不再有效。',
  notRenewed: '聚餐码未更换',
  tryAgain: '请重试。',
}

export const askRemoval: Translation<typeof englishAskRemoval> = {
  question: '删除这个订单？',
  askDish: dish => `删除${dish}？`,
  dish: '删除这道菜',
  order: '删除整个订单',
  remove: '删除',
  removing: '正在删除…',
  keep: '保留',
}

export const doubtActions: Translation<typeof englishDoubtActions> = {
  guessedPrice: '估计价，点按更正',
  keepPrice: price => `就是 ${price}`,
  isRight: '是',
}

/** Also used by the choice of the member that the diner orders for. */
export const peopleSheet: Translation<typeof englishPeopleSheet> = {
  title: '同桌的人',
  orderingFor: '为谁点餐：',
  you: '你',
  guest: '同伴',
  /** The member who opened the table, and may remove others. */
  host: '发起人',
  youAndHost: '你，发起人',
  /** Bob（你） */
  named: (name, note) => `${name}（${note}）`,
  onThisPhone: '也在这部手机上',
  /** A button's accessible name, where several buttons have the same label. */
  labelFor: (action, name) => `${action}：${name}`,
  guestHint: '给没有手机的同伴用。同桌的人都能替他们点餐和付款。',
  guestName: '同伴的名字',
  add: '添加同伴',
  rename: '改名',
  name: '名字',
  save: '保存',
  cancel: '取消',
  nameMissing: '请输入名字。',
  leave: '退出',
  remove: '移除',
  busy: '请稍候…',
  askLeave: '退出这次聚餐？',
  askRemove: name => `移除 ${name}？`,
  renewsCode: '同时换新码，让旧码失效',
  removed: name => `${name} 已不在这次聚餐中`,
  newCode: code => `新的聚餐码是 ${code}。`,
  stay: '不退出',
  keep: '保留',
  stays: '你点过菜或分摊了菜品，名字会留在账单上。',
  notRemoved: '没有成功',
  tryAgain: '请重试。',
}
