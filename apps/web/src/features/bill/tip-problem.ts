// Why a typed tip cannot be used, in words; undefined if it can.

import { type CurrencyCode, decimalsOf } from '@tablemate/domain/currency.ts'
import { typedAmount } from '../../lib/text/format.ts'
import { texts } from '../../lib/text/texts.ts'
import type { ReadTip } from './read-tip.ts'

export function tipProblem(tip: ReadTip, currency: CurrencyCode): string | undefined {
  switch (tip.kind) {
    case 'amount':
      return undefined
    case 'unreadable':
      return texts.customTip.unreadable({
        example: typedAmount(decimalsOf(currency) === 0 ? 50_000 : 1250, currency),
      })
    case 'too-large':
    case 'not-payable':
      return texts.fieldText[tip.kind]
  }
}
