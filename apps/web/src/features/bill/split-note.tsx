// Explains unequal shares in an equal split: somebody paid before the bill changed.

import type { Bill } from '@tablemate/contract/bills.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import { money } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { useGroupCurrency } from '../currency/currency-provider.tsx'
import type { ShareRow } from './share-rows.ts'
import { unevenShares } from './uneven-shares.ts'

const words = texts.billSplit.split

interface Props {
  readonly rows: readonly ShareRow[]
  readonly bill: Bill
}

export function SplitNote({ rows, bill }: Props) {
  const currency = useGroupCurrency()
  if (bill.splitMethod !== 'equal') return null
  const earlier = unevenShares(rows, bill, payableStep(currency)).filter(({ paid }) => paid > 0)
  const [first] = earlier
  if (!first) return null
  const text =
    earlier.length === 1
      ? words.paidBefore({ name: isolate(first.name), amount: money(first.paid, currency) })
      : words.changedBetween
  return <p className="wrap-anywhere mt-3 text-muted">{text}</p>
}
