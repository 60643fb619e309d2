// A list of deliveries, shown in steps, with their actions.

import type { Delivery, Destination } from '@tablemate/contract/deliveries.ts'
import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import { destinationOf } from '../../parts/portal/deliveries/delivery-text.ts'
import type { DeliveryCalls } from '../../parts/portal/deliveries/use-delivery-calls.ts'
import { focusIfLost } from '../../parts/portal/focus-if-lost.ts'
import { texts } from '../../text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useShowMore } from '../../ui/use-show-more.ts'
import { DeliveryRow } from './delivery-row.tsx'

const words = texts.deliveries
const stepSize = 20

interface Props {
  readonly deliveries: readonly Delivery[]
  readonly destinations: readonly Destination[]
  readonly currency: CurrencyCode
  readonly calls: DeliveryCalls
}

export function DeliveryList({ deliveries, destinations, currency, calls }: Props) {
  // A refetch must not close the list again, so its steps belong to the page, not to the loaded list.
  const { shown, next, showMore } = useShowMore(deliveries.length, null, stepSize)
  const act = async (work: Promise<boolean>, done: string) => {
    if (!(await work)) return
    toast({ title: done, tone: 'good' })
    focusIfLost(() => document.querySelector('h1'))
  }
  return (
    <>
      <ul className="-mt-4 divide-y divide-line">
        {deliveries.slice(0, shown).map(delivery => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            destination={destinationOf(delivery, destinations)}
            currency={currency}
            isBusy={calls.busy.has(delivery.id)}
            onRetry={() =>
              void act(calls.retry(delivery), delivery.state === 'dead' ? words.retried : words.printed)
            }
            onSettle={() => void act(calls.settle(delivery), words.settled)}
          />
        ))}
      </ul>
      {next > 0 && (
        <Button tone="secondary" size="small" className="mt-3" onClick={showMore}>
          {words.latest.more({ count: next })}
        </Button>
      )}
    </>
  )
}
