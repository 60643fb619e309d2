// An amount of money in a line of text or a column of figures.

import { money } from '../text/format.ts'
import { useTableCurrency } from './currency/currency-provider.tsx'

interface Props {
  /** Minor units. */
  readonly amount: number
  readonly className?: string
}

export function Price({ amount, className = '' }: Props) {
  const currency = useTableCurrency()
  return (
    <span translate="no" className={`figures [overflow-wrap:anywhere] ${className}`}>
      {money(amount, currency)}
    </span>
  )
}
