// The rows of card payments. Only this feature writes them.

import type { CurrencyCode } from '@tablemate/domain/currency.ts'
import type { CardDue, CardPaymentState, EarlierHold } from '@tablemate/domain/payments/card-payment.ts'
import type { Database } from '../../db/database.ts'
import { partitionOf } from '../../db/partitions.ts'
import { inPartition, raw, type Statements } from '../../db/sql.ts'
import type { LockedGroup } from '../../group/locked-group.ts'

export interface CardPaymentRow {
  readonly groupId: string
  readonly id: number
  readonly restaurantId: number
  readonly startedBy: number
  readonly state: CardPaymentState
  readonly dues: readonly CardDue[]
  readonly amount: number
  readonly currency: CurrencyCode
  readonly table: string | null
  readonly sessionId: string | null
  readonly sessionUrl: string | null
  readonly paymentIntent: string | null
  readonly refundTries: number
  readonly expiresAt: Date
  readonly createdAt: Date
}

const columns =
  raw(`c.group_id as "groupId", c.id, c.restaurant_id as "restaurantId", c.started_by as "startedBy", c.state,
      c.dues, c.amount, g.currency, g.table_number as "table", c.session_id as "sessionId", c.session_url as "sessionUrl",
      c.payment_intent as "paymentIntent", c.refund_tries as "refundTries", c.expires_at as "expiresAt",
      c.created_at as "createdAt"`)

/** Within a change of the group, nothing else changes the row before the end of the transaction. */
export async function findCardPayment(
  sql: Statements,
  groupId: string,
  id: number,
): Promise<CardPaymentRow | undefined> {
  const partition = partitionOf(groupId)
  const [row] = await sql<CardPaymentRow[]>`
    select ${columns} from ${inPartition('card_payments', partition)} c
    join ${inPartition('groups', partition)} g on g.slot = c.slot and g.id = c.group_id
    where c.slot = ${partition} and c.group_id = ${groupId} and c.id = ${id}`
  return row
}

/** The owner's list has at most so many: more than a restaurant serves in a day. */
const listed = 500

export async function listCardPayments(
  sql: Statements,
  restaurantId: number,
  now: Date,
): Promise<CardPaymentRow[]> {
  return sql<CardPaymentRow[]>`
    select ${columns} from card_payments c join groups g on g.slot = c.slot and g.id = c.group_id and g.expires_at > ${now}
    where c.restaurant_id = ${restaurantId} and c.state <> 'released' order by c.created_at desc, c.id desc limit ${listed}`
}

/** Those with something left to do. */
export async function listOpenCardPayments(sql: Statements, restaurantId: number): Promise<CardPaymentRow[]> {
  return sql<CardPaymentRow[]>`
    select ${columns} from card_payments c join groups g on g.slot = c.slot and g.id = c.group_id
    where c.restaurant_id = ${restaurantId} and c.next_at is not null`
}

export async function insertCardPayment(
  locked: LockedGroup,
  row: Pick<CardPaymentRow, 'startedBy' | 'dues' | 'amount' | 'expiresAt'> & { readonly device: string },
  now: Date,
): Promise<number> {
  const { tx, partition, groupId, restaurantId } = locked
  const [inserted] = await tx<{ id: number }[]>`
    insert into ${inPartition('card_payments', partition)} (slot, group_id, id, restaurant_id, started_by, state, dues, amount,
      expires_at, next_at, created_at, changed_at, device)
    values (${partition}, ${groupId}, nextval('card_payment_ids'), ${restaurantId}, ${row.startedBy}, 'held',
      ${JSON.stringify(row.dues)}, ${row.amount}, ${row.expiresAt}, ${row.expiresAt}, ${now}, ${now},
      decode(${row.device}, 'hex'))
    returning id`
  await announceCards(locked)
  return inserted?.id ?? 0
}

/** A hold that a device began, as `mayHold` reads it. */
export async function listHoldsOf(
  { tx, partition, groupId }: LockedGroup,
  device: string,
): Promise<EarlierHold[]> {
  return tx<EarlierHold[]>`
    select state, dues, created_at as "createdAt", session_id is not null as "hadPage", ended_by_others as "isEndedByOthers"
    from ${inPartition('card_payments', partition)}
    where slot = ${partition} and group_id = ${groupId} and device = decode(${device}, 'hex')`
}

/** The pages that hold dues of the member, or of anybody in the group. */
export async function listHeld(
  sql: Statements,
  groupId: string,
  memberId: number | null,
): Promise<CardPaymentRow[]> {
  const partition = partitionOf(groupId)
  const rows = await sql<CardPaymentRow[]>`
    select ${columns} from ${inPartition('card_payments', partition)} c
    join ${inPartition('groups', partition)} g on g.slot = c.slot and g.id = c.group_id
    where c.slot = ${partition} and c.group_id = ${groupId} and c.state = 'held'`
  return rows.filter(({ dues }) => memberId === null || dues.some(due => due.memberId === memberId))
}

/** Stores that a diner other than its device's ended it, so that the device does not begin it again. */
export async function noteEndedByOthers(
  sql: Statements,
  { groupId, id }: Pick<CardPaymentRow, 'groupId' | 'id'>,
  endedBy: string,
): Promise<void> {
  const partition = partitionOf(groupId)
  await sql`
    update ${inPartition('card_payments', partition)} set ended_by_others = true
    where slot = ${partition} and group_id = ${groupId} and id = ${id}
      and device is distinct from decode(${endedBy}, 'hex')`
}

/** Marks the group's card payments as changed. */
async function announceCards({ tx, partition, groupId, revision }: LockedGroup): Promise<void> {
  await tx`
    update ${inPartition('groups', partition)} set cards_revision = ${revision} where slot = ${partition} and id = ${groupId}`
}

/** Stores the page at Stripe, once. A page of dues that were released meanwhile is left to the sweep. */
export async function storeSession(
  sql: Statements,
  { groupId, id }: Pick<CardPaymentRow, 'groupId' | 'id'>,
  session: { readonly id: string; readonly url: string | null },
  now: Date,
): Promise<void> {
  const partition = partitionOf(groupId)
  await sql`
    update ${inPartition('card_payments', partition)} set session_id = ${session.id}, session_url = ${session.url},
      next_at = case when state = 'released' then ${now}::timestamptz(3) else next_at end
    where slot = ${partition} and group_id = ${groupId} and id = ${id} and session_id is null`
}

export interface CardPaymentChange {
  readonly state: CardPaymentState
  readonly paymentIntent?: string | null
  /** When the sweep looks at it; null: nothing is left to do. */
  readonly nextAt: Date | null
}

/** Changes the state within a change of the group, and marks it for the group's phones. */
export async function changeState(
  locked: LockedGroup,
  id: number,
  { state, paymentIntent = null, nextAt }: CardPaymentChange,
  now: Date,
): Promise<void> {
  const { tx, partition, groupId } = locked
  await tx`
    update ${inPartition('card_payments', partition)} set state = ${state}, next_at = ${nextAt}, changed_at = ${now},
      payment_intent = coalesce(${paymentIntent}, payment_intent)
    where slot = ${partition} and group_id = ${groupId} and id = ${id}`
  await noteMoney(locked, id, state, now)
  await announceCards(locked)
}

/** Notes money that arrived. What is still to be given back when the group ends is left to orphaned-payments.ts. */
async function noteMoney(
  { tx, partition, groupId, expiresAt }: LockedGroup,
  id: number,
  state: CardPaymentState,
  now: Date,
): Promise<void> {
  const nextAt = state === 'returning' || state === 'refunding' ? expiresAt : null
  await tx`
    insert into card_money (restaurant_id, payment_intent, next_at, created_at)
    select c.restaurant_id, c.payment_intent, ${nextAt}, ${now}
    from ${inPartition('card_payments', partition)} c join restaurants r on r.id = c.restaurant_id
    where c.slot = ${partition} and c.group_id = ${groupId} and c.id = ${id} and c.payment_intent is not null
    on conflict (restaurant_id, payment_intent) do update set next_at = excluded.next_at`
}

/** When the sweep looks at it again, without a change that anybody sees. */
export async function setNext(
  { sql }: Pick<Database, 'sql'>,
  { groupId, id }: Pick<CardPaymentRow, 'groupId' | 'id'>,
  nextAt: Date | null,
): Promise<void> {
  const partition = partitionOf(groupId)
  await sql`
    update ${inPartition('card_payments', partition)} set next_at = ${nextAt}
    where slot = ${partition} and group_id = ${groupId} and id = ${id}`
}

/** When the sweep looks at a page again; null: it is closed. A refund, which may have begun meanwhile, has its own time. */
export async function setNextOfPage(
  { sql }: Pick<Database, 'sql'>,
  { groupId, id }: Pick<CardPaymentRow, 'groupId' | 'id'>,
  nextAt: Date | null,
): Promise<void> {
  const partition = partitionOf(groupId)
  await sql`
    update ${inPartition('card_payments', partition)}
    set next_at = case when state = 'released' then ${nextAt}::timestamptz(3) end
    where slot = ${partition} and group_id = ${groupId} and id = ${id} and state in ('released', 'paid')`
}

/** The next attempt of a refund has another key. */
export async function countRefundTry(
  { sql }: Pick<Database, 'sql'>,
  { groupId, id }: Pick<CardPaymentRow, 'groupId' | 'id'>,
): Promise<void> {
  const partition = partitionOf(groupId)
  await sql`
    update ${inPartition('card_payments', partition)} set refund_tries = refund_tries + 1
    where slot = ${partition} and group_id = ${groupId} and id = ${id}`
}

/** Claims what is due, so that no other node takes it, for as long as an attempt may take. */
export async function claimDue(
  { sql }: Pick<Database, 'sql'>,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<Pick<CardPaymentRow, 'groupId' | 'id'>[]> {
  return sql<Pick<CardPaymentRow, 'groupId' | 'id'>[]>`
    update card_payments c set next_at = ${until}
    from (select slot, group_id, id from card_payments where next_at <= ${now} order by next_at limit ${limit}
      for update skip locked) as due
    where c.slot = due.slot and c.group_id = due.group_id and c.id = due.id
    returning c.group_id as "groupId", c.id`
}
