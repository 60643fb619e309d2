// The texts of the beta gate. Its problem `wrong-code` is worded with all problems (problems.ts).

import type { gate as english } from '../en/gate.ts'
import type { Translation } from '../words.ts'

export const gate: Translation<typeof english> = {
  title: '内测访问',
  hint: '我们还在准备中。请输入你收到的访问码。',
  code: '访问码',
  show: '显示访问码',
  hide: '隐藏访问码',
  required: '请输入你的访问码。',
  submit: '进入内测',
  submitting: '正在验证…',
}
