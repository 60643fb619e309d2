// Tax and service fee in a restaurant's prices, asked at sign-up and changed in the profile.

import type { ownRates as english } from '../../en/portal/own-rates.ts'
import type { Translation } from '../../words.ts'
import { list } from '../locale.ts'

export const ownRates: Translation<typeof english> = {
  title: '您的价格是否含税？',
  added: '价格不含税，税另加',
  included: '价格已含税',
  /** Beneath a rate that is only shown on the bill. */
  includedHint: '账单上显示为“含税”，不会增加金额。',
  laterHint: '可以以后再填。填写之前不加税。',
  question: {
    /** `rates`: the two below. */
    today: rates => `目前，您的账单会另加 ${list(rates)}。`,
    todayNothing: '目前，您的账单不加税：还没有填写税率。',
    tax: rate => `${rate} 的税`,
    serviceFee: rate => `${rate} 的服务费`,
    feeHint: '不收服务费就填 0。',
    save: '保存',
    saving: '正在保存…',
    saved: { title: '已保存', hint: '从现在起入座的桌台适用。' },
    failed: { title: '未保存', hint: '请重试。' },
  },
}
