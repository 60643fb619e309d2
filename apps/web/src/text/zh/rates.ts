// The fields for tax and service fee.

import type { rates as english } from '../en/rates.ts'
import type { Translation } from '../words.ts'

export const rates: Translation<typeof english> = {
  tax: '税率',
  serviceFee: '服务费率',
  missing: '请填写，没有就填 0。',
  invalid: '请输入 0 到 100 的百分比，最多 3 位小数。',
  /** The rates of a table without a registered restaurant, changed on its bill. */
  ofTable: {
    hint: '请与餐厅账单一致，对全桌生效。',
    kind: {
      title: '这里的价格',
      added: '价格不含税，税另加',
      included: '价格已含税',
    },
    taxHint: '需要在账单上显示时才填',
    feeHint: '餐厅收取的服务费（如有）。小费另算。',
    save: '为全桌保存',
    saving: '正在保存…',
  },
}
