// Checks that a point of sale has what was ordered: each order once, as it was ordered, in the order of its table, and open
// unless it was withdrawn. What the point of sale refused permanently is dead and listed.

import { isDeepStrictEqual } from 'node:util'
import type { DeliveryFault, DeliveryKind, DeliveryState } from '@tablemate/domain/delivery/delivery.ts'
import type { GroupLog, SentOrder } from '../ledger.ts'
import type { KeptAtPos } from './read-pos.ts'

export interface StoredDelivery {
  readonly id: number
  readonly key: string
  readonly orderId: number
  readonly version: number
  readonly kind: DeliveryKind
  readonly state: DeliveryState
  readonly fault: DeliveryFault | null
  readonly attempts: number
}

export interface PosComparison {
  readonly groups: readonly Pick<GroupLog, 'mark' | 'orders'>[]
  /** In the order in which the point of sale kept them. */
  readonly kept: readonly KeptAtPos[]
  /** The keys that the point of sale refused permanently. */
  readonly refused: ReadonlySet<string>
  readonly deliveries: readonly StoredDelivery[]
  /** The ids of the dead deliveries that the staff is shown. */
  readonly listed: ReadonlySet<number>
  /** By the order's id. */
  readonly placed: ReadonlyMap<number, Placed>
}

/** When an order was placed. Of two orders at the same moment, either may have the earlier time or the lower revision. */
interface Placed {
  readonly at: Date
  /** The group's revision. */
  readonly revision: number
}

type Breach = (text: string) => void

export function checkPos(comparison: PosComparison, breach: Breach): void {
  const { groups, kept, refused, deliveries } = comparison
  const byMark = Map.groupBy(kept, ({ mark }) => mark)
  const sent = new Set(groups.flatMap(({ orders }) => orders.map(({ mark }) => mark)))
  for (const mark of byMark.keys())
    if (!sent.has(mark)) breach(`nobody placed an order at the point of sale (${mark})`)
  const ofRefused = new Set(deliveries.filter(({ key }) => refused.has(key)).map(({ orderId }) => orderId))
  for (const group of groups) {
    for (const order of group.orders)
      checkOrder(order, byMark.get(order.mark) ?? [], order.id !== null && ofRefused.has(order.id), breach)
    checkSequence(group, comparison, breach)
    checkVersions(group, comparison, breach)
  }
  checkDead(comparison, breach)
}

function checkOrder(
  order: SentOrder,
  copies: readonly KeptAtPos[],
  isRefused: boolean,
  breach: Breach,
): void {
  const { mark, outcome, versions, cancelled, refusedByStaff } = order
  const open = copies.filter(({ isCancelled }) => !isCancelled)
  if (outcome === 'refused' && copies.length > 0) breach(`${mark} was refused and is at the point of sale`)
  if (copies.length > 1)
    breach(`${mark} arrived at the point of sale ${copies.length} times, ${open.length} open`)
  if (copies.some(({ items }) => !isDeepStrictEqual(items, versions[0])))
    breach(`${mark} is not at the point of sale as it was ordered`)
  if (isRefused && copies.length > 0) breach(`the point of sale refused ${mark} for good and has it`)
  const isWithdrawn = cancelled === 'yes' || refusedByStaff === 'yes'
  if (isWithdrawn && open.length > 0)
    breach(
      `${mark} was ${cancelled === 'yes' ? 'cancelled' : 'refused by the staff'} and is open at the point of sale`,
    )
  const isCertain = outcome === 'done' && cancelled === 'no' && refusedByStaff === 'no' && !isRefused
  if (!isCertain || open.length > 0) return
  if (copies.length > 0) breach(`${mark} is cancelled at the point of sale, and nobody did`)
  else breach(`${mark} was acknowledged and is not at the point of sale`)
}

/** Only acknowledged orders have an id by which their sequence is known. */
function checkSequence(
  { mark: number, orders }: PosComparison['groups'][number],
  { kept, placed }: PosComparison,
  breach: Breach,
): void {
  const first = new Map(kept.map(({ mark }, at) => [mark, at] as const).toReversed())
  const arrived = orders
    .flatMap(({ mark, id }) => {
      const at = first.get(mark)
      const when = id === null ? undefined : placed.get(id)
      return at === undefined || when === undefined ? [] : [{ mark, at, when }]
    })
    .sort((a, b) => a.at - b.at)
  for (const [at, { mark, when }] of arrived.entries()) {
    const earlier = arrived.slice(at + 1).find(later => isBefore(later.when, when))
    if (earlier)
      breach(
        `${mark} of ${number} arrived at the point of sale before ${earlier.mark}, which was placed earlier`,
      )
  }
}

function isBefore(a: Placed, b: Placed): boolean {
  return a.at < b.at && a.revision < b.revision
}

/** Only a change makes another version of an order, and here nobody changes one. */
function checkVersions(
  { orders }: PosComparison['groups'][number],
  { deliveries }: PosComparison,
  breach: Breach,
): void {
  const renewed = new Set(deliveries.filter(({ version }) => version > 1).map(({ orderId }) => orderId))
  for (const { mark, id, cancelled, refusedByStaff } of orders)
    if (id !== null && renewed.has(id) && cancelled === 'no' && refusedByStaff === 'no')
      breach(`${mark} has a second version, and nobody changed it`)
}

function checkDead({ refused, deliveries, listed }: PosComparison, breach: Breach): void {
  const byKey = new Map(deliveries.map(delivery => [delivery.key, delivery]))
  for (const key of refused) {
    const delivery = byKey.get(key)
    if (!delivery) breach(`the point of sale refused the delivery ${key}, which is not stored`)
    else if (delivery.state !== 'dead' || delivery.fault !== 'refused')
      breach(
        `the point of sale refused delivery ${delivery.id}, which is ${delivery.state} (${delivery.fault})`,
      )
  }
  for (const { id, key, kind, orderId, state, fault, attempts } of deliveries) {
    if (state !== 'dead') continue
    if (!listed.has(id)) breach(`delivery ${id} is dead and not listed`)
    if (!refused.has(key))
      breach(
        `delivery ${id} (${kind} of order ${orderId}) is dead after ${attempts} attempts (${fault}), and the point of sale did not refuse it`,
      )
  }
}
