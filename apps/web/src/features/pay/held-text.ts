// What a diner reads of a card payment that another diner has begun.

import type { CardPayment } from '@tablemate/contract/card-payments.ts'
import type { GroupState } from '@tablemate/contract/live.ts'
import { money, timeOfDay } from '../../lib/text/format.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'

export function heldText({ group, members }: GroupState, { startedBy, amount, until }: CardPayment): string {
  const name = members.find(({ id }) => id === startedBy)?.name ?? ''
  return texts.billCards.heldBy({
    name: isolate(name),
    amount: money(amount, group.currency),
    until: timeOfDay(Date.parse(until)),
  })
}
