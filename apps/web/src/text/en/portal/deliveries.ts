// What was sent to the point of sale, the webhook and the printers: the screen, and the strip on the board.

import type {
  DeliveryFault,
  DeliveryKind,
  DeliveryState,
  DestinationFault,
  DestinationKind,
} from '@tablemate/domain/delivery/delivery.ts'
import { plural } from '../locale.ts'

/** In the middle of `strip.notTaken` and `strip.notPrinted`. */
const subjects: Record<DeliveryKind, (number: number) => string> = {
  order: number => `order ${number}`,
  cancel: number => `the cancellation of order ${number}`,
  copy: number => `the copy of order ${number}`,
  close: number => `the closing of order ${number}`,
}

const subjectsWithoutNumber: Record<DeliveryKind, string> = {
  order: 'an order',
  cancel: 'the cancellation of an order',
  copy: 'the copy of an order',
  close: 'the closing of an order',
}

const faults: Record<DeliveryFault, (destination: string, dish: string) => string> = {
  unauthorized: destination => `${destination} refused access.`,
  gone: destination => `${destination} no longer exists at this address.`,
  refused: destination => `${destination} refused it.`,
  'no-answer': destination => `${destination} did not answer.`,
  'too-late': destination => `${destination} did not print it in time.`,
  'not-printed': destination => `${destination} has the order, but did not print it.`,
  'switched-off': destination => `${destination} was switched off or removed.`,
  'cannot-cancel': destination => `${destination} can’t take back an order. Please cancel it there.`,
  'dish-unknown': (destination, dish) => `${destination} doesn’t know ${dish}.`,
  currency: destination => `${destination} can’t take this currency or amount.`,
  'too-many-lines': destination => `The order has more lines than ${destination} can take.`,
  'table-name': destination => `${destination} accepts only numbers as table names.`,
  'location-missing': destination => `${destination} needs its location. Enter it in the POS settings.`,
}

const states: Record<Exclude<DeliveryState, 'dead'>, string> = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  superseded: 'Replaced by a newer version',
  'by-hand': 'Done by hand',
}

/** A printer has no key and no address that could be refused. */
const destinationFaults: Record<Exclude<DestinationKind, 'printer'>, Record<DestinationFault, string>> = {
  pos: {
    unauthorized: 'Refused access. The POS settings say what to do.',
    gone: 'No longer knows the location. Check it in the POS settings.',
  },
  webhook: {
    unauthorized: 'Refused an order, so nothing more is sent there.',
    gone: 'Answered 410 (gone), so nothing more is sent there.',
  },
}

export const deliveries = {
  loading: 'Loading what was sent...',
  states,
  printerStates: { ...states, waiting: 'Waiting for the printer', sent: 'Printed' },
  faults,
  destinationFaults,
  /** Ends a fault whose dish is unknown to this device. */
  someDish: 'one of the dishes',
  noTable: 'no table',
  /** The name of a destination that no longer exists. */
  removed: 'A removed printer',
  destinations: {
    title: 'Destinations',
    hint: 'Counted over the last 24 hours.',
    none: 'Orders go to the board only',
    noneHint: 'Add a printer, a webhook or a point of sale, and orders go there as well.',
    settings: 'Open Settings',
    posSettings: 'POS Settings',
    sent: { pos: 'sent', webhook: 'sent', printer: 'printed' } satisfies Record<DestinationKind, string>,
    waiting: 'waiting',
    dead: 'failed',
    confirmed: 'Last confirmed',
    never: 'Nothing confirmed yet',
    off: 'Switched off',
  },
  dead: { title: 'To deal with', hint: 'These are on the board, but did not arrive where they were sent.' },
  latest: {
    title: 'Latest',
    empty: 'Nothing was sent in the last 24 hours.',
    more: (count: number) => `Show ${count} more`,
  },
  /** The heading of a delivery. */
  order: (number: number) => `Order ${number}`,
  noNumber: 'Order without a number',
  kinds: { order: '', cancel: 'Cancellation', copy: 'Copy', close: 'Closed' } satisfies Record<
    DeliveryKind,
    string
  >,
  changed: 'Changed',
  attempts: (count: number) => plural(count, { one: '1 attempt so far', other: `${count} attempts so far` }),
  next: (time: string) => `next one at ${time}`,
  nextDue: 'next one now',
  reports: (destination: string, state: string) => `${destination} says: ${state}`,
  totals: (destination: string, theirs: string, ours: string) =>
    `${destination} charges ${theirs}, the table’s bill says ${ours}.`,
  retry: 'Send again',
  /** For a ticket that was never printed. */
  printNow: 'Print again',
  copy: 'Print again (copy)',
  done: 'Done by hand',
  /** An action of one delivery, for screen readers. */
  of: (action: string, name: string) => `${action}: ${name}`,
  retried: 'It is sent again now.',
  printed: 'It is printed again, marked as a copy.',
  settled: 'Marked as done by hand.',
  failed: { title: 'That didn’t work', hint: 'Nothing was changed. Please try again.' },
  strip: {
    title: 'Orders that did not arrive',
    count: (count: number) =>
      plural(count, { one: '1 order did not arrive', other: `${count} orders did not arrive` }),
    subjects,
    subjectsWithoutNumber,
    notTaken: (destination: string, what: string, table: string) =>
      `${destination} did not take ${what} (${table})`,
    notPrinted: (printer: string, what: string, table: string) =>
      `${printer} did not print ${what} (${table})`,
  },
} as const
