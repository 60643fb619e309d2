// A dish's price before anything is chosen: with its usual options, or "from" the lowest if something must be chosen.

import type { Minor } from '@tablemate/domain/money.ts'
import { money } from '../../../lib/text/format.ts'
import { texts } from '../../../lib/text/texts.ts'
import { useGroupCurrency } from '../../currency/currency-provider.tsx'

interface Props {
  readonly price: Minor
  readonly isLowest: boolean
  readonly className?: string
}

export function PriceFrom({ price, isLowest, className = '' }: Props) {
  const currency = useGroupCurrency()
  const amount = money(price, currency)
  return (
    <span translate="no" className={`figures [overflow-wrap:anywhere] ${className}`}>
      {isLowest ? texts.options.from({ amount }) : amount}
    </span>
  )
}
