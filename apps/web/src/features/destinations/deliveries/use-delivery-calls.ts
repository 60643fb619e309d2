// Sends a delivery again, prints a ticket again, or marks a delivery as done by hand. The result shows immediately.

import { type Delivery, retryDelivery, settleDelivery } from '@tablemate/contract/deliveries.ts'
import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { problemOf } from '../../../lib/api/call-problem.ts'
import { sentenceFor } from '../../../lib/text/problems.ts'
import { texts } from '../../../lib/text/texts.ts'
import { toast } from '../../../ui/toast.ts'
import { changeDelivery, markDeliveriesStale } from './use-deliveries.ts'

const words = texts.deliveries

export interface DeliveryCalls {
  /** The ids of deliveries with a request in flight. */
  readonly busy: ReadonlySet<number>
  /** Sends a dead delivery again, or prints a printed ticket again. Resolves to whether it worked; a failure shows a toast. */
  retry(delivery: Delivery): Promise<boolean>
  settle(delivery: Delivery): Promise<boolean>
}

export function useDeliveryCalls(restaurantId: number, onSignedOut: () => void): DeliveryCalls {
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())

  const run = async ({ id }: Delivery, work: () => Promise<unknown>): Promise<boolean> => {
    if (busy.has(id)) return false
    setBusy(all => new Set(all).add(id))
    try {
      await work()
      return true
    } catch (error) {
      const problem = problemOf(error)
      if (problem === 'not-signed-in') onSignedOut()
      else
        toast({
          title: words.failed.title,
          description: sentenceFor(problem, words.failed.hint),
          tone: 'bad',
        })
      return false
    } finally {
      setBusy(all => new Set([...all].filter(one => one !== id)))
      markDeliveriesStale(restaurantId)
    }
  }
  const inputOf = ({ id: deliveryId }: Delivery) => ({
    params: { restaurantId, deliveryId },
  })

  return {
    busy,
    retry: delivery =>
      run(delivery, async () => {
        await call(retryDelivery, inputOf(delivery))
        if (delivery.state === 'dead')
          await changeDelivery(restaurantId, delivery.id, { state: 'waiting', fault: null, nextAt: null })
      }),
    settle: delivery =>
      run(delivery, async () => {
        await call(settleDelivery, inputOf(delivery))
        await changeDelivery(restaurantId, delivery.id, { state: 'by-hand' })
      }),
  }
}
