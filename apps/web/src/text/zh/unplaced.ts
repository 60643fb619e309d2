// Spoken words that gave no dish: the reason, and what the diner can do.

import type { unplaced as english, toComplete as englishToComplete } from '../en/unplaced.ts'
import type { Translation } from '../words.ts'

export const unplaced: Translation<typeof english> = {
  'other-language': '整句话目前只懂英文。你可以逐道选择或输入菜品。',
  'no-order-to-change': '没有可以修改的订单。',
  'no-order-to-repeat': '没有这样的订单可以再点一次。',
  'not-in-order': '你上一个订单里没有这个。',
  'in-the-kitchen': '后厨已经开始做你上一个订单了，请找服务员。',
}

export const toComplete: Translation<typeof englishToComplete> = {
  action: '补全订单',
  hint: '没有找到菜品。你说的话已保存，点按补全订单。',
}
