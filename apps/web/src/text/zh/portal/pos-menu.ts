// The menu that is taken from the restaurant's point of sale.

import type { LeftOutReason } from '@tablemate/domain/pos/menu/pos-menu.ts'
import type { posMenu as english } from '../../en/portal/pos-menu.ts'
import type { Translation } from '../../words.ts'
import { number, series } from '../locale.ts'

const reasons: Record<LeftOutReason, (count: number) => string> = {
  deleted: count => `${number(count)} 个已删除`,
  archived: count => `${number(count)} 个已归档`,
  hidden: count => `${number(count)} 个隐藏或不出售`,
  elsewhere: count => `${number(count)} 个本门店不出售`,
  'not-a-dish': count => `${number(count)} 个礼品卡、服务或捐款`,
  unreadable: count => `${number(count)} 个无法读取`,
}

export const posMenu: Translation<typeof english> = {
  take: provider => `从 ${provider} 导入菜单`,
  taking: provider => `正在从 ${provider} 导入菜单`,
  changed: (provider, when) => `${provider} 的菜单在 ${when} 有变动，请重新导入。`,
  notTaken: provider => `没有从 ${provider} 导入菜单`,
  failed: '没能取得菜单，请重试。',
  nothing: provider => `${provider} 中没有您这家门店的菜品。`,
  again: '重试',
  reasons,
  /** `parts`: dishes of each reason. */
  leftOut: parts => `未导入：${series(parts)}。`,
}
