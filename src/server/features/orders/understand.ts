// A spoken order is understood here, not on the phone: what a phone says of dishes and prices is not believed.

import type { CurrencyCode } from '#domain/currency.ts'
import { type SpokenOrder, spokenOrder } from '#domain/spoken-order.ts'
import { inSlot, type Sql } from '../../db/database.ts'
import { slotOf } from '../../db/slots.ts'

interface Said {
  readonly groupId: string
  readonly transcription: string
}

/** Nothing for a table that is not there: that the order is refused finds out who places it. */
export async function understand(sql: Sql, { groupId, transcription }: Said): Promise<SpokenOrder> {
  const slot = slotOf(groupId)
  const [group] = await sql<{ currency: CurrencyCode }[]>`
    select currency from ${inSlot(sql, 'groups', slot)} where slot = ${slot} and id = ${groupId}`
  return group ? spokenOrder(transcription, null, group.currency) : { items: [], notUnderstood: [] }
}
