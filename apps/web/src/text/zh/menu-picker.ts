// Picking from the restaurant's menu.

import type { menuPicker as english } from '../en/menu-picker.ts'
import type { Translation } from '../words.ts'

export const menuPicker: Translation<typeof english> = {
  title: '菜单',
  close: '关闭菜单',
  loading: '正在加载菜单…',
  failed: {
    title: '菜单加载失败',
    hint: '这里信号可能不好。你也可以手动输入。',
  },
  retry: '重试',
  empty: '这家餐厅还没有上传菜单。请输入想点的菜和价格。',
  search: '搜索菜单',
  clear: '清除搜索',
  noMatch: typed => `菜单里没有“${typed}”。`,
  found: count => `找到 ${count} 个菜品`,
  byDetails: '根据餐厅提供的信息。如有过敏，请告知店员。',
  contains: allergens => `含有：${allergens}`,
  categories: '分类',
  chosen: count => `已选 · ${count}`,
  chosenTitle: '已选',
  again: '再来一份',
  atTable: '本桌已点',
  add: name => `添加 ${name}`,
  fewer: name => `减一份 ${name}`,
  more: name => `加一份 ${name}`,
  modifier: name => `${name} 有什么要求？`,
  modifierHint: '有特殊要求吗？',
  another: '再来一份，要求不同',
  soldOut: '售罄',
  offMenu: '菜单上没有',
  type: '输入菜单上没有的菜',
  typeAll: '手动输入',
  fromMenu: '从菜单里选',
  rest: count => `再显示 ${count} 个`,
  nothing: '还没有选',
  submit: (count, total) => `添加 ${count} 份 · ${total}`,
  save: total => `保存修改 · ${total}`,
}
