// The status of a payment in a few words, shown beneath the name.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { list, series } from '../../lib/text/locale.ts'
import { texts } from '../../lib/text/texts.ts'
import type { PaidPart, ShareRow } from './share-rows.ts'

const words = texts.billSplit.shares

export function statusText(
  { name, status, paid, ownTip, due, parts }: ShareRow,
  currency: CurrencyCode,
): string {
  switch (status) {
    case 'pending':
      return paid > 0 ? words.paidSoFar({ amount: money(paid + ownTip, currency) }) : words.pending
    case 'starting':
      return words.starting({ amount: money(due, currency), names: list([isolate(name)]) })
    case 'completed': {
      const tip = ownTip > 0 ? [words.withOwnTip({ amount: money(ownTip, currency) })] : []
      return [...partTexts(parts, currency), ...tip].join(' · ')
    }
    case 'nothing':
    case 'held':
    case 'processing':
    case 'failed':
    case 'changed':
      return words[status]
  }
}

/** Who paid how much and how. The amount of the only payer is the row's; a payer who paid only their own share is not named. */
function partTexts(parts: readonly PaidPart[], currency: CurrencyCode): string[] {
  const hasFriends = parts.some(({ isFriend }) => isFriend)
  return parts.flatMap(({ method, paidBy, amount }) => {
    const by = hasFriends && paidBy !== null ? [words.paidBy({ names: list([isolate(paidBy)]) })] : []
    const how = [texts.paymentMethods[method], ...by]
    return parts.length === 1 ? how : [`${series(how)} (${money(amount, currency)})`]
  })
}
