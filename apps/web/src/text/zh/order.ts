// Texts about orders, tables and fields that several screens share.

import type {
  fields as englishFields,
  order as englishOrder,
  share as englishShare,
  table as englishTable,
} from '../en/order.ts'
import type { Translation } from '../words.ts'

export const order: Translation<typeof englishOrder> = {
  item: (quantity, name) => `${quantity} × ${name}`,
  quote: text => `“${text}”`,
  paid: '已付',
  incomplete: '不完整',
  notSent: '尚未发送',
  note: '备注：',
  notUnderstood: '没听懂：',
  soldOut: '售罄',
  doubt: { name: '是这个吗？', price: '估计价', offMenu: '菜单上没有' },
  unapproved: '菜单上没有 · 等待店员确认',
  priceOfStaff: amount => `菜单上没有 · 价格由店员确定，你写的是 ${amount}`,
  live: '实时',
  reconnecting: '正在重连…',
  paidFor: (name, amount) => `${name} 帮你付了 ${amount}`,
}

export const table: Translation<typeof englishTable> = {
  unnamed: '聚餐',
  /** `7 号桌`: for a table whose name is a number. */
  number: table => `${table} 号桌`,
  /** In the middle of a sentence. */
  numberInSentence: table => `${table} 号桌`,
  noNumber: '没有桌号',
}

export const share: Translation<typeof englishShare> = {
  title: '加入我们的聚餐',
  titleAt: restaurant => `加入我们在 ${restaurant} 的聚餐`,
  text: code => `来 Tablemate 和我们一起点餐，聚餐码是 ${code}。`,
  copied: { title: '聚餐码已复制', hint: code => `把 ${code} 发给朋友吧。` },
  copyLink: '复制链接',
  linkCopied: '链接已复制',
  failed: { title: '复制失败', hint: code => `请手动复制聚餐码：${code}` },
  qrLabel: code => `加入聚餐 ${code} 的二维码`,
  codeLabel: '聚餐码',
}

export const fields: Translation<typeof englishFields> = {
  optional: '选填',
  fewer: '减一',
  more: '加一',
}
