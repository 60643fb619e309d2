// The status of a payment in a few words, shown beneath the name.

import type { CurrencyCode } from '#domain/currency.ts'
import { money } from '../../text/format.ts'
import { isolate } from '../../text/isolate.ts'
import * as texts from '../../text/texts.ts'
import type { ShareRow } from './share-rows.ts'

const words = texts.billSplit.shares

export function statusText(
  { name, status, paid, due, paidBy, method }: ShareRow,
  currency: CurrencyCode,
): string {
  switch (status) {
    case 'pending':
      return paid > 0 ? words.paidSoFar(money(paid, currency)) : words.pending
    case 'starting':
      return words.starting(money(due, currency), [isolate(name)])
    case 'completed': {
      const how = method ? [texts.paymentMethods[method]] : []
      return [...how, ...(paidBy.length > 0 ? [words.paidBy(paidBy)] : [])].join(' · ')
    }
    case 'nothing':
    case 'held':
    case 'processing':
    case 'failed':
    case 'changed':
      return words[status]
  }
}
