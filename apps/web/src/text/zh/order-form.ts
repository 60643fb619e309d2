// The form for typed dishes. Loaded with the form's script on first use.

import type { orderForm as english } from '../en/order-form.ts'
import type { Translation } from '../words.ts'

export const orderForm: Translation<typeof english> = {
  completing: '补全订单',
  editing: '修改订单',
  item: number => `菜品 ${number}`,
  name: '菜名',
  quantity: '数量',
  price: symbol => `价格（${symbol}）`,
  modifications: '口味要求',
  modificationsHint: '有特殊要求吗？',
  another: '再加一个菜品',
  removeItem: number => `删除菜品 ${number}`,
  full: most => `一个订单最多 ${most} 个菜品。请先添加这个订单，再开一个新的。`,
  close: '关闭',
  cancel: '取消',
  submit: '添加订单',
  submitting: '正在添加…',
  save: '保存修改',
  saving: '正在保存…',
  added: '订单已添加',
  leftOver: count => `${count} 个菜品缺菜名或价格，未添加，仍留在表单里。`,
  nameRequired: '请填写菜名',
  quantityTooSmall: '数量至少为 1',
  quantityTooLarge: most => `数量最多为 ${most}`,
  pricePositive: '价格必须大于 0',
  priceTooLarge: most => `价格最高为 ${most}`,
  forOne: '每份',
  total: '合计',
  /** Spoken words that gave no dish, and the diner's options. */
  words: {
    title: '刚才说的话',
    asDish: '作为菜品',
    asNote: '作为备注',
    dismiss: '忽略',
    note: '给店员的备注',
    noteHint: '过敏、上菜时间等',
    longDish: most => `菜名最多 ${most} 个字符。`,
    tooLong: most => `备注最多 ${most} 个字符。`,
  },
  itemsRequired: '至少需要一个菜品',
}
