// The group screen.

import type { group as english } from '../en/group.ts'
import type { Translation } from '../words.ts'

export const group: Translation<typeof english> = {
  loading: '正在加载聚餐…',
  missing: '找不到这次聚餐，或你无权查看。',
  back: '返回首页',
  codeWord: '聚餐码',
  showCode: '显示聚餐码和二维码',
  share: '分享',
  summary: '聚餐汇总',
  people: count => `${count} 人`,
  showPeople: '查看同桌的人',
  more: count => `+${count}`,
  joined: name => `${name} 加入了`,
  ordered: (name, dishes) => `${name} 点了 ${dishes}`,
  /** Dishes named, and others that are not: Pizza 和另外 2 个. */
  andMore: (named, left) => `${named} 和另外 ${left} 个`,
  eventsTitle: '这桌的动态',
  quickActions: '快捷操作',
  view: '查看聚餐',
  add: '手动添加',
  notSent: (dishes, total) => `已选 ${dishes} 份，尚未提交 – ${total}`,
  manual: '手动点餐',
  own: {
    title: '你点的菜',
    empty: '还没有点菜',
    emptyHint: '添加你想吃的，同桌的人马上就能看到。',
    /** A button's accessible name, where several buttons have the same label. */
    labelFor: (label, subject) => `${label}：${subject}`,
    edit: '修改',
    remove: '删除',
    undo: '撤销',
    options: '操作',
    removed: '订单已删除',
    removeFailed: '订单删除失败',
  },
  /** The outcome of the order form. */
  form: {
    addedWhat: dishes => `已添加：${dishes}`,
    saved: '订单已修改',
    failed: '订单添加失败',
    changeFailed: '订单修改失败',
  },
}
