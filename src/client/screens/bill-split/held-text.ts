// What a diner reads of a card payment that another diner has begun.

import type { CardPayment } from '#contract/card-payments.ts'
import type { Table } from '#contract/live.ts'
import * as en from '../../text/en.ts'
import { money, timeOfDay } from '../../text/format.ts'
import { isolate } from '../../text/isolate.ts'

export function heldText({ group, members }: Table, { startedBy, amount, until }: CardPayment): string {
  const name = members.find(({ id }) => id === startedBy)?.name ?? ''
  return en.billCards.heldBy(isolate(name), money(amount, group.currency), timeOfDay(Date.parse(until)))
}
