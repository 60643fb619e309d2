// An amount of money in a line of text or a column of figures.

import type { CurrencyCode } from '#domain/currency.ts'
import { money } from '../text/format.ts'

interface Props {
  /** Minor units. */
  readonly amount: number
  readonly currency: CurrencyCode
  readonly className?: string
}

export function Price({ amount, currency, className = '' }: Props) {
  return <span className={`figures [overflow-wrap:anywhere] ${className}`}>{money(amount, currency)}</span>
}
