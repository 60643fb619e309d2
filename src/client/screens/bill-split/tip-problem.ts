// Why a typed tip cannot be used, in words; undefined if it can.

import { type CurrencyCode, decimalsOf } from '#domain/currency.ts'
import * as en from '../../text/en.ts'
import { fieldText } from '../../text/fields.ts'
import type { ReadTip } from './read-tip.ts'

export function tipProblem(tip: ReadTip, currency: CurrencyCode): string | undefined {
  switch (tip.kind) {
    case 'amount':
      return undefined
    case 'unreadable':
      return en.customTip.unreadable(decimalsOf(currency) === 0 ? '500' : '12.50')
    case 'too-large':
    case 'not-payable':
      return fieldText[tip.kind]
  }
}
