// Starting a group.

import type { createGroup as english } from '../en/create-group.ts'
import type { Translation } from '../words.ts'

export const createGroup: Translation<typeof english> = {
  back: '返回首页',
  intro: '你会得到一个聚餐码。同桌的人用它在自己的手机上加入。',
  name: '你的名字',
  nameHint: '同桌的人怎么称呼你',
  restaurant: '餐厅名称',
  table: '桌号',
  universal: '通用模式',
  universalHint: '任何餐厅都能用：菜名和价格自己输入。',
  submit: '发起聚餐',
  submitting: '正在发起…',
  nameMissing: '请输入你的名字。',
  nameRequired: '请填写你的名字',
  restaurantRequired: '请填写餐厅名称',
  failed: '没能发起聚餐，请重试。',
  suggestions: '已入驻的餐厅',
  suggested: count => `${count} 家已入驻的餐厅`,
  /** When the link or code names a registered restaurant. */
  linked: {
    hint: '你会用这家餐厅自己的菜单点餐。',
    undo: '撤销',
    looking: '正在查找这桌的餐厅…',
    missing: {
      title: '这家餐厅已不再入驻',
      hint: '输入餐厅名称，仍然可以一起点餐。',
    },
    failed: {
      title: '没能查到这桌的餐厅',
      hint: '请输入餐厅名称，或重新扫码。',
    },
  },
  created: {
    title: '聚餐已发起',
    hint: '朋友可以用聚餐码或扫二维码加入。',
    share: '分享聚餐码',
    start: '开始点餐',
  },
}
