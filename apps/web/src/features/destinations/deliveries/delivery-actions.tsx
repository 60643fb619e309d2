// The buttons of one delivery: send or print it again, or mark a failed one as dealt with.

import type { Delivery } from '@tablemate/contract/deliveries.ts'
import { texts } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { canRetry, type NamedDestination } from './delivery-text.ts'

const words = texts.deliveries

interface Props {
  readonly delivery: Delivery
  readonly destination: NamedDestination
  /** What the buttons are about, for screen readers. */
  readonly name: string
  /** For the board, which is touched from a distance and in a hurry. */
  readonly isLarge?: boolean
  readonly isBusy: boolean
  readonly onRetry: () => void
  readonly onSettle: () => void
}

export function DeliveryActions(props: Props) {
  const { delivery, destination, name, isLarge = false, isBusy, onRetry, onSettle } = props
  const retry = retryActionOf(delivery, destination)
  const isDead = delivery.state === 'dead'
  if (!retry && !isDead) return null
  const look = isLarge ? { className: 'min-h-14 flex-1 sm:flex-none' } : ({ size: 'small' } as const)
  return (
    <div className={`flex flex-wrap gap-2 ${isLarge ? 'w-full sm:w-auto' : ''}`}>
      {retry && (
        <Button
          {...look}
          tone="secondary"
          aria-label={words.of({ action: retry, name })}
          isBusy={isBusy}
          onClick={onRetry}
        >
          {retry}
        </Button>
      )}
      {isDead && (
        <Button
          {...look}
          tone={isLarge ? 'secondary' : 'quiet'}
          aria-label={words.of({ action: words.done, name })}
          isBusy={isBusy}
          onClick={onSettle}
        >
          {words.done}
        </Button>
      )}
    </div>
  )
}

/** null: nothing can be sent or printed again. */
function retryActionOf(delivery: Delivery, destination: NamedDestination): string | null {
  if (!canRetry(delivery, destination)) return null
  const isPrinter = destination.kind === 'printer'
  if (delivery.state === 'dead') return isPrinter ? words.printNow : words.retry
  // A bill is printed anew on the floor, with its present amounts.
  return isPrinter && delivery.state === 'sent' && delivery.kind !== 'bill' ? words.copy : null
}
