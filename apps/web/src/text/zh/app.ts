// The app's name, and the texts that any screen may show.

import type { app as english } from '../en/app.ts'
import type { Translation } from '../words.ts'

export const app: Translation<typeof english> = {
  name: 'Tablemate',
  version: 'beta v1.1',
  tagline: '聚餐，就这么简单',
  loading: '正在加载…',
  tryAgain: '重试',
  home: '返回首页',
  error: '出错了',
  close: '关闭',
  /** Less than a minute ago. */
  justNow: '刚刚',
  notifications: hotkey => `通知（${hotkey}）`,
  notLoaded: {
    title: '页面加载失败',
    hint: '这里信号可能不好。内容都还在，请稍后重试。',
  },
  needsNetwork: {
    title: '你已离线',
    hint: '这个页面需要联网。恢复连接后请重试。',
  },
  broken: {
    title: '这个页面出错了',
    hint: '你的订单都还在。请重试，或重新加载页面。',
  },
}
