// Shows the words of a spoken order that were not understood, with the reasons if they are known.

import type { Stretch } from '@tablemate/domain/orders/order.ts'
import { texts } from '../../lib/text/texts.ts'

interface NotUnderstoodProps {
  readonly transcript: string
  readonly stretches: readonly Stretch[]
  /** Whether reasons are shown: they address the diner who ordered. */
  readonly isExplained?: boolean
  readonly className?: string
}

export function NotUnderstood({
  transcript,
  stretches,
  isExplained = true,
  className = '',
}: NotUnderstoodProps) {
  if (stretches.length === 0) return null
  const reasons = new Set(isExplained ? stretches.flatMap(({ reason }) => reason ?? []) : [])
  return (
    <div className={className}>
      <p className="wrap-anywhere text-muted print:text-black">
        {texts.order.notUnderstood}{' '}
        {stretches.map(({ start, end, isSoldOut }, at) => (
          <span key={start}>
            {at > 0 && ', '}
            <bdi className="text-ink underline decoration-danger decoration-dotted decoration-2 underline-offset-4">
              {transcript.slice(start, end)}
            </bdi>
            {isSoldOut && ` (${texts.order.soldOut})`}
          </span>
        ))}
      </p>
      {[...reasons].map(reason => (
        <p key={reason} className="text-pretty pt-1">
          {texts.unplaced[reason]}
        </p>
      ))}
    </div>
  )
}
