// Ordering by voice, or by a typed sentence.

import type { voice as english } from '../en/voice.ts'
import type { Translation } from '../words.ts'

export const voice: Translation<typeof english> = {
  title: '语音点餐',
  /** The line beneath the microphone, by its state. */
  prompt: {
    idle: '点按后说出想点的',
    starting: '请稍候…',
    'silent-start': '麦克风没有反应',
    listening: '正在录音…点按停止',
    stopping: '请稍候…',
    sending: '正在发送…',
    ordered: '记下了',
    'to-check': '请核对你的订单',
    changed: '订单已修改',
    cancelled: '订单已删除',
    noted: '已备注',
    nothing: '没有点餐',
    'no-dish': '没有找到菜品',
    waiting: '已保存，联网后发送',
    empty: '没有听到声音，请重试。',
    unsupported: '这个浏览器不支持录音。',
  },
  /** A second line beneath the prompt. */
  hint: {
    idle: '“Two margheritas, one without basil, and a diet coke”',
    'silent-start': '手机询问时请允许，或在下面输入。',
    unsupported: '像说话一样用英文输入就行。',
    'no-dish': '你说的话已存在你点的菜里，点按那里补全。',
  },
  inEnglish: '用英文点餐',
  speakNow: '请说',
  /** The names of the microphone button. */
  record: '录下你想点的',
  stop: '停止录音',
  cancel: '取消',
  /** For screen readers. */
  heard: transcript => `听到：${transcript}`,
  typed: {
    label: '输入想点的（英文）',
    hint: 'Two cokes, one without ice',
    send: '添加订单',
    unsent: '还没有发送。',
    tooLong: most => `太长了，最多 ${most} 个字符。`,
  },
  added: dishes => `已添加：${dishes}`,
  changed: dishes => `已修改：${dishes}`,
}
