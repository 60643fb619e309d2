// The words of a sentence that nobody understood, marked as such.

import type { Stretch } from '#domain/order.ts'
import * as en from '../text/en.ts'

interface Props {
  readonly said: string
  readonly stretches: readonly Stretch[]
  readonly className?: string
}

export function NotUnderstood({ said, stretches, className = '' }: Props) {
  if (stretches.length === 0) return null
  return (
    <p className={`wrap-anywhere text-muted ${className}`}>
      {en.order.notUnderstood}{' '}
      {stretches.map(({ start, end, isSoldOut }, at) => (
        <span key={start}>
          {at > 0 && ', '}
          <bdi className="text-ink underline decoration-danger decoration-dotted decoration-2 underline-offset-4">
            {said.slice(start, end)}
          </bdi>
          {isSoldOut && ` (${en.order.soldOut})`}
        </span>
      ))}
    </p>
  )
}
