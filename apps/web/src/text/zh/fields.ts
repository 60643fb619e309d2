// The texts beneath invalid fields, by what is wrong. Separate from problems.ts, because most screens have no fields.

import type { FieldProblem } from '@tablemate/contract/problem.ts'

/** Shown beneath a field that the server refused. */
export const fieldText: Record<FieldProblem, string> = {
  required: '请填写这一项。',
  'wrong-type': '这里填的类型不对。',
  'too-long': '太长了。',
  'too-short': '太短了。',
  'too-small': '太小了。',
  'too-large': '太大了。',
  'not-an-option': '请从选项中选一个。',
  'forbidden-characters': '含有无法保存的字符。',
  'not-payable': '这种货币没有这么小的面额。',
  'sold-out': '已售罄。',
  'not-on-menu': '菜单上没有。',
  taken: '这个名称已经有了。',
  unknown: '找不到这一项。',
  'already-over': '从那天开始的推广现在已经结束了。',
  'too-late': '日期太远了。',
  'not-https': '必须以 https:// 开头。',
  'with-credentials': '不能包含用户名或密码。',
  'not-public': '这不是公网地址。',
  port: '只能使用 443 或 8443 端口。',
  malformed: '格式似乎不对。',
  contradictory: '与另一项冲突。',
}

export const unusualPrice = {
  question: '这个价格没有填错吗？',
  yes: (amount: string) => `没错，${amount}，与其他价格相差很大`,
}
