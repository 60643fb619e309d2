// The ticket printers and all their changes. They are polled while visible, because their status changes by itself.

import {
  addPrinter,
  changePrinter,
  getPrinters,
  type Printer,
  removePrinter,
  renewPrinterUrl,
  testPrinter,
} from '@tablemate/contract/printers.ts'
import { cache } from '../../../lib/api/cache.ts'
import type { CallInput } from '../../../lib/api/call.ts'
import { problemOf } from '../../../lib/api/call-problem.ts'
import { type Loaded, useLoaded } from '../../../lib/api/loaded.ts'
import { portalCall } from '../../portal/portal-call.ts'
import { portalKey } from '../../portal/session.ts'

const pollMs = 10_000

export function usePrinters(restaurantId: number): Loaded<readonly Printer[]> {
  return useLoaded({
    queryKey: printersKey(restaurantId),
    queryFn: () => portalCall(getPrinters, { params: { restaurantId } }),
    staleTime: 0,
    refetchInterval: pollMs,
  })
}

type NewPrinter = CallInput<typeof addPrinter>['body']
type ChangedPrinter = CallInput<typeof changePrinter>['body']

/** Each throws `CallProblem`. */
export const printerChanges = {
  async add(restaurantId: number, body: NewPrinter) {
    const added = await portalCall(addPrinter, { params: { restaurantId }, body })
    await show(restaurantId, printers => [...printers, added.printer])
    return added
  },

  async change(restaurantId: number, { id: printerId }: Printer, body: ChangedPrinter) {
    const changed = await portalCall(changePrinter, { params: { restaurantId, printerId }, body })
    await show(restaurantId, printers => printers.map(one => (one.id === printerId ? changed : one)))
    return changed
  },

  async renewUrl(restaurantId: number, { id: printerId }: Printer) {
    return portalCall(renewPrinterUrl, { params: { restaurantId, printerId } })
  },

  async test(restaurantId: number, { id: printerId }: Printer): Promise<void> {
    await portalCall(testPrinter, { params: { restaurantId, printerId } })
  },

  /** A printer that was already removed counts as success. */
  async remove(restaurantId: number, { id: printerId }: Printer): Promise<void> {
    try {
      await portalCall(removePrinter, { params: { restaurantId, printerId } })
    } catch (error) {
      if (problemOf(error) !== 'printer-not-found') throw error
    }
    await show(restaurantId, printers => printers.filter(({ id }) => id !== printerId))
  },
}

/** A reply that is under way predates the change and would undo it. */
async function show(
  restaurantId: number,
  change: (printers: readonly Printer[]) => readonly Printer[],
): Promise<void> {
  const queryKey = printersKey(restaurantId)
  await cache.cancelQueries({ queryKey })
  cache.setQueryData<readonly Printer[]>(queryKey, printers => printers && change(printers))
}

const printersKey = (restaurantId: number) => portalKey(restaurantId, 'printers')
