// The choice of currency.

import type { currency as english } from '../en/currency.ts'
import type { Translation } from '../words.ts'

export const currency: Translation<typeof english> = {
  atTable: '本桌价格的货币：',
  title: '货币',
  change: '更改',
  changeWhat: '货币',
  /** Why this currency is selected. */
  reason: {
    detecting: '正在判断你的货币…',
    'united-kingdom': '根据你的英国时区或语言。',
    'time-zone': '根据你的时区。',
    locale: '根据你的语言。',
    position: '根据你的位置。',
    nothing: '没能判断你的货币，先用美元。',
    chosen: '你这次的选择。',
  },
  locate: '使用我的位置',
  locating: '正在定位…',
  found: (country, currency) => `你在${country}：${currency}。`,
  otherMoney: country => `暂不支持${country}的货币，请选一种。`,
  unknown: '没能找到你的位置，请在上面选一种货币。',
}
