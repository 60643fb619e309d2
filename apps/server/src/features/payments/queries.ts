// The rows of payments. Only this feature writes them.

import type { Payment as PaymentReply } from '@tablemate/contract/payments.ts'
import type { Payment } from '@tablemate/domain/bill/bill-split.ts'
import { toExact } from '@tablemate/domain/bill/exact-amount.ts'
import { excessDemos, isDemo } from '@tablemate/domain/bill/staff-bill.ts'
import type { Minor } from '@tablemate/domain/money.ts'
import { inPartition } from '../../db/sql.ts'
import type { LoadedGroup } from '../../group/group-row.ts'
import { loadGroup } from '../../group/load-group.ts'
import type { LockedGroup } from '../../group/locked-group.ts'

type PaymentOrigin = Pick<PaymentReply, 'paidBy' | 'paymentMethod'> &
  Partial<Pick<PaymentReply, 'ownTip'>> & {
    /** The card payment that it is a part of; `isHeld`: nothing is paid yet. */
    readonly card?: { readonly id: number; readonly isHeld: boolean }
  }

/** Inserts the payment, and marks the orders that it may cover as changed, because they are paid now. */
export async function insertPayment(
  locked: LockedGroup,
  payment: Payment,
  { paidBy, paymentMethod, ownTip = 0, card }: PaymentOrigin,
  now: Date,
): Promise<PaymentReply> {
  const { tx, partition, groupId, revision } = locked
  const { memberId, amount, tipAmount, own, billMark } = payment
  const sharedDifference = payment.ordered - toExact(own)
  const [row] = await tx<{ id: number }[]>`
    insert into ${inPartition('payments', partition)} (slot, group_id, id, member_id, amount, tip_amount, ordered,
      shared_difference, bill_mark, own_tip, paid_by, method, created_at, revision, card_payment_id, is_held)
    values (${partition}, ${groupId}, nextval('payment_ids'), ${memberId}, ${amount}, ${tipAmount}, ${own},
      ${String(sharedDifference)}, ${billMark}, ${ownTip}, ${paidBy}, ${paymentMethod}, ${now}, ${revision},
      ${card?.id ?? null}, ${card?.isHeld ?? false})
    returning id`
  if (paymentMethod !== 'demo_card' && !card?.isHeld) await noteRecording(locked)
  await announceOrdersOf(locked, [memberId])
  return {
    id: row?.id ?? 0,
    groupId,
    memberId,
    amount: amount + tipAmount,
    ownTip,
    status: 'completed',
    paymentMethod,
    paidBy,
    createdAt: now.toISOString(),
  }
}

/** The held payments of a card payment are paid. They keep their place among the payments: the revision of the hold. */
export async function confirmHeldPayments(locked: LockedGroup, cardPaymentId: number): Promise<void> {
  const { tx, partition, groupId } = locked
  const rows = await tx<{ memberId: number }[]>`
    update ${inPartition('payments', partition)} set is_held = false
    where slot = ${partition} and group_id = ${groupId} and card_payment_id = ${cardPaymentId}
    returning member_id as "memberId"`
  await noteRecording(locked)
  await announceOrdersOf(
    locked,
    rows.map(({ memberId }) => memberId),
  )
}

/** Notes once that the restaurant records payments (0041-unpaid-lists.sql). */
async function noteRecording({ tx, restaurantId }: LockedGroup): Promise<void> {
  await tx`update restaurants set records_payments = true where id = ${restaurantId} and not records_payments`
}

/** The payments of a card payment are held again during their refund. False if a member has paid again since. */
export async function holdPaymentsAgain(locked: LockedGroup, cardPaymentId: number): Promise<boolean> {
  const { tx, partition, groupId } = locked
  const payments = inPartition('payments', partition)
  const later = await tx`
    select from ${payments} own join ${payments} later on later.slot = own.slot and later.group_id = own.group_id
      and later.member_id = own.member_id and (later.revision, later.id) > (own.revision, own.id)
    where own.slot = ${partition} and own.group_id = ${groupId} and own.card_payment_id = ${cardPaymentId} limit 1`
  if (later.length > 0) return false
  const rows = await tx<{ memberId: number }[]>`
    update ${payments} set is_held = true
    where slot = ${partition} and group_id = ${groupId} and card_payment_id = ${cardPaymentId}
    returning member_id as "memberId"`
  await announceOrdersOf(
    locked,
    rows.map(({ memberId }) => memberId),
  )
  return true
}

/** Removes payments: their dues are due again. The group's phones get the list of payments without them. */
export async function removePayments(
  locked: LockedGroup,
  payments: readonly { readonly id: number; readonly memberId: number }[],
): Promise<void> {
  if (payments.length === 0) return
  const { tx, partition, groupId, revision } = locked
  await tx`
    delete from ${inPartition('payments', partition)}
    where slot = ${partition} and group_id = ${groupId} and id = any(${payments.map(({ id }) => id)}::bigint[])`
  await tx`
    update ${inPartition('groups', partition)} set cards_revision = ${revision} where slot = ${partition} and id = ${groupId}`
  await announceOrdersOf(
    locked,
    payments.map(({ memberId }) => memberId),
  )
}

/** Sets the tip that the phones propose. It stays a proposal: nobody in the group has chosen it. */
export async function proposeTip(
  { tx, partition, groupId }: LockedGroup,
  tip: { readonly percentage: number } | { readonly amount: Minor },
): Promise<void> {
  const { percentage, amount } = { percentage: null, amount: null, ...tip }
  await tx`
    update ${inPartition('groups', partition)} set tip_percentage = ${percentage}, tip_amount = ${amount}
    where slot = ${partition} and id = ${groupId} and tip_chosen_by is null`
}

/** Fixes the group's tip at what was collected of it, whoever chose it. */
export async function keepTip({ tx, partition, groupId }: LockedGroup, collected: Minor): Promise<void> {
  await tx`
    update ${inPartition('groups', partition)} set tip_percentage = null, tip_amount = ${collected}
    where slot = ${partition} and id = ${groupId}`
}

/** A payment after the staff changed what it pays for. */
interface RewrittenPayment {
  readonly id: number
  readonly memberId: number
  readonly amount: Minor
  readonly refunded: Minor
  readonly own: Minor
  /** As text: it is larger than a number of JSON can be. */
  readonly sharedDifference: string
  readonly billMark: number
}

/**
 * Rewrites all payments of the group after its bill was lowered, and stores what goes back to cards by Stripe, which
 * card-payments/card-refunds.ts does after the commit.
 */
export async function rewritePayments(
  locked: LockedGroup,
  rows: readonly RewrittenPayment[],
  refunds: readonly { readonly id: number; readonly amount: Minor }[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  const { tx, partition, groupId, revision } = locked
  await tx`
    update ${inPartition('payments', partition)} p set amount = r.amount, refunded = r.refunded, ordered = r.own,
      shared_difference = r."sharedDifference", bill_mark = r."billMark"
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as r (id bigint, amount bigint, refunded bigint, own bigint,
      "sharedDifference" numeric, "billMark" bigint)
    where p.slot = ${partition} and p.group_id = ${groupId} and p.id = r.id`
  await tx`
    insert into card_refunds (restaurant_id, payment_intent, amount, currency_code, next_at, created_at)
    select c.restaurant_id, c.payment_intent, sum(r.amount), ${locked.currency}, ${now}::timestamptz, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(refunds)}::text::json) as r (id bigint, amount bigint)
      join ${inPartition('payments', partition)} p on p.slot = ${partition} and p.group_id = ${groupId} and p.id = r.id
      join ${inPartition('card_payments', partition)} c on c.slot = p.slot and c.group_id = p.group_id and c.id = p.card_payment_id
    where c.payment_intent is not null group by c.restaurant_id, c.payment_intent`
  await tx`
    update ${inPartition('groups', partition)} set cards_revision = ${revision} where slot = ${partition} and id = ${groupId}`
  await announceOrdersOf(
    locked,
    rows.map(({ memberId }) => memberId),
  )
}

/** Removes the payments of a card payment: their dues are due again. */
export async function removeCardPayments(locked: LockedGroup, cardPaymentId: number): Promise<void> {
  const { tx, partition, groupId } = locked
  const rows = await tx<{ memberId: number }[]>`
    delete from ${inPartition('payments', partition)}
    where slot = ${partition} and group_id = ${groupId} and card_payment_id = ${cardPaymentId}
    returning member_id as "memberId"`
  await announceOrdersOf(
    locked,
    rows.map(({ memberId }) => memberId),
  )
}

/** Marks the orders that payments of these members may cover as changed. */
async function announceOrdersOf(
  { tx, partition, groupId, revision }: LockedGroup,
  memberIds: readonly number[],
): Promise<void> {
  await tx`
    update ${inPartition('orders', partition)} set revision = ${revision}
    where slot = ${partition} and group_id = ${groupId} and not is_cancelled
      and (member_id = any(${memberIds}::bigint[]) or shared_revision > 0 and jsonb_path_exists(items,
        '$[*].sharedBy[*] ? (@ == "all" || @ == $ids[*])', jsonb_build_object('ids', to_jsonb(${memberIds}::bigint[]))))`
}

/** Removes the demo payments of these members: they took no money, so they give way to what the staff do. */
export async function removeDemos(
  locked: LockedGroup,
  { payments }: Pick<LoadedGroup, 'payments'>,
  memberIds: Iterable<number>,
): Promise<void> {
  const members = new Set(memberIds)
  await removePayments(
    locked,
    payments.filter(payment => isDemo(payment) && members.has(payment.memberId)),
  )
}

/** Removes the latest demo payments if the bill, or what is left of it after real payments, has become less than they are. */
export async function removeExcessDemos(locked: LockedGroup, now: Date): Promise<void> {
  const loaded = await loadGroup(locked.tx, locked.groupId, now)
  if (loaded) await removePayments(locked, excessDemos(loaded.billInput, loaded.payments))
}
