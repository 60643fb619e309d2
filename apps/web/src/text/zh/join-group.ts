// Joining a group.

import type { joinGroup as english } from '../en/join-group.ts'
import type { Translation } from '../words.ts'

export const joinGroup: Translation<typeof english> = {
  back: '返回首页',
  intro: '输入你们的聚餐码，问同桌的任何人都行。',
  /** When the link contains the code. */
  linkedIntro: '填上名字就可以点餐了。',
  code: '聚餐码',
  verify: '验证',
  verifying: '正在查找聚餐…',
  found: '你们的聚餐',
  name: '你的名字',
  nameHint: '同桌的人怎么称呼你',
  submit: '加入聚餐',
  submitting: '正在加入…',
  codeMissing: '请输入聚餐码。',
  nameMissing: '请输入你的名字。',
  /** Shown beneath the fields, in addition to a toast. */
  noSuchCode: '没有这个聚餐码。聚餐码里不会有 0、1、I、L、O。',
  nameTaken: '已经有人用这个名字了。加个姓试试，比如“王小明”。',
  notFound: { title: '找不到聚餐', hint: '请核对聚餐码后重试。' },
  /** The limit counts tries per network, which a restaurant's guests share. */
  tooMany: {
    title: '输错次数过多',
    hint: '错误来自这个网络，也可能是别人输错的。扫朋友手机上的二维码或打开朋友的链接，马上就能加入；或者等几分钟再试。',
  },
  failed: { title: '没能加入聚餐', hint: '加入没有成功，请重试。' },
  member: {
    title: '你已经加入了',
    you: name => `你在这桌的名字是 ${name}。`,
    alsoHere: '也在这部手机上',
    goOnAs: name => `以 ${name} 继续`,
    otherHint: name =>
      `换个名字会在这部手机上再加一个人；${name} 和点过的菜都会保留。如果是给没有手机的人点餐，请在聚餐里添加同伴。`,
    rejoin: '返回聚餐',
    other: '换个名字加入',
  },
}
