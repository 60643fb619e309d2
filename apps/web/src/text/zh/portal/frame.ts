// The frame around each screen of the restaurant portal.

import type { portal as english } from '../../en/portal/frame.ts'
import type { Translation } from '../../words.ts'

export const portal: Translation<typeof english> = {
  nav: {
    label: '餐厅后台',
    orders: '今日',
    dashboard: '菜单',
    tables: '桌台',
    campaigns: '优惠',
    settings: '设置',
  },
  logOut: '退出登录',
  /** The heading of the day column in a plot's table. */
  day: '日期',
  backTo: { dashboard: '返回概览', settings: '返回设置' },
  signedOut: '已退出登录',
  notLoggedOut: {
    title: '退出失败',
    hint: '服务器没有响应，您在这里仍处于登录状态。请重试。',
  },
  failed: {
    title: '页面加载失败',
    hint: '网络可能不好。内容都还在，请稍后重试。',
  },
  password: { show: '显示密码', hide: '隐藏密码' },
  /** Shown beneath fields that several forms share. */
  invalid: {
    email: '请输入有效的邮箱地址',
    password: '密码至少 6 个字符',
    name: '请填写餐厅名称',
    phone: '请输入有效的电话号码',
    address: '请填写地址',
  },
  tooManyTries: wait => `尝试次数过多，请等待 ${wait} 后重试。`,
  offline: '您已离线，恢复联网前无法保存。',
}
