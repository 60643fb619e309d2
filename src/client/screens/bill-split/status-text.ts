// The status of a payment in a few words, shown beneath the name.

import type { CurrencyCode } from '#domain/currency.ts'
import * as en from '../../text/en.ts'
import { money } from '../../text/format.ts'
import { isolate } from '../../text/isolate.ts'
import type { ShareRow } from './share-rows.ts'

const words = en.billSplit.shares

export function statusText({ name, status, paid, due, paidBy }: ShareRow, currency: CurrencyCode): string {
  switch (status) {
    case 'pending':
      return paid > 0 ? words.paidSoFar(money(paid, currency)) : words.pending
    case 'starting':
      return words.starting(money(due, currency), [isolate(name)])
    case 'completed':
      return paidBy.length > 0 ? `${words.card} · ${words.paidBy(paidBy)}` : words.card
    case 'nothing':
    case 'processing':
    case 'failed':
    case 'changed':
      return words[status]
  }
}
