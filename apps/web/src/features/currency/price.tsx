// An amount of money in a line of text or a column of figures.

import { money } from '../../lib/text/format.ts'
import { useGroupCurrency } from './currency-provider.tsx'

interface Props {
  /** Minor units. */
  readonly amount: number
  readonly className?: string
}

export function Price({ amount, className = '' }: Props) {
  const currency = useGroupCurrency()
  return (
    <span translate="no" className={`figures [overflow-wrap:anywhere] ${className}`}>
      {money(amount, currency)}
    </span>
  )
}
