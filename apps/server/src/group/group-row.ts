// Converts the loader's row of a group from PostgreSQL's JSON to the types of the contract and the domain.

import type { CardPayment } from '@tablemate/contract/card-payments.ts'
import { type Group, type Member, memberFields } from '@tablemate/contract/groups.ts'
import type { OwnServiceRequest } from '@tablemate/contract/kitchen.ts'
import type { Order } from '@tablemate/contract/orders.ts'
import type { SplitMethod } from '@tablemate/domain/bill/bill-split.ts'
import type { Rates, Tip } from '@tablemate/domain/bill/bill-total.ts'
import { groupSeed } from '@tablemate/domain/bill/seeded-shuffle.ts'
import type { BillInput } from '@tablemate/domain/bill/settlement.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import { kitchenState, type Reach } from '@tablemate/domain/kitchen/order-state.ts'
import { refuseUnapproved } from '@tablemate/domain/kitchen/refusal.ts'
import { isInKitchen, type ServiceRequestKind, type TicketState } from '@tablemate/domain/kitchen/ticket.ts'
import { payableStep } from '@tablemate/domain/money.ts'
import {
  isIncomplete,
  isPending,
  type OrderItem,
  oldestFirst,
  type Stretch,
} from '@tablemate/domain/orders/order.ts'
import { orderedBy, sharersOfOrder } from '@tablemate/domain/orders/shared-items.ts'
import { inUtc } from '../db/json-time.ts'
import { type Columns, columnOf } from '../db/sql.ts'
import type { StoredGroup } from './group-links.ts'
import {
  asCardPayment,
  asPayment,
  type CardPaymentRow,
  type PaymentRow,
  type RecordedPayment,
} from './payment-row.ts'
import type { RestaurantFacts } from './restaurant-facts.ts'

interface GroupRow extends RestaurantFacts {
  readonly id: string
  readonly code: string
  readonly restaurantId: number | null
  readonly restaurantName: string | null
  readonly tableNumber: string | null
  readonly isActive: boolean
  readonly isUniversalMode: boolean
  readonly currency: Group['currency']
  readonly taxRate: number
  readonly serviceFeeRate: number
  readonly isTaxIncluded: boolean
  readonly creator: string
  /** Whether it sits at a table with a printed code. */
  readonly isAtRestaurantTable: boolean
  readonly createdAt: string
  readonly expiresAt: string
  readonly revision: number
  readonly membersRevision: number
  readonly groupRevision: number
  readonly requestsRevision: number
  readonly cardsRevision: number
  readonly splitMethod: SplitMethod
  readonly tipPercentage: number | null
  readonly tipAmount: number | null
  readonly tipChosenBy: number | null
}

/** What a member says about themselves, as it is stored. */
export type MemberDetails = Pick<Member, keyof typeof memberFields>

/** The column of each of a member's own fields. */
export const memberDetailColumns = Object.fromEntries(
  Object.keys(memberFields).map(field => [field, columnOf(field)]),
) as Columns<MemberDetails>

/** A guest has an empty device. */
export interface MemberRow extends MemberDetails {
  readonly id: number
  readonly name: string
  readonly device: string
  readonly isGuest: boolean
  readonly weight: number
}

export const memberColumns: Columns<MemberRow> = {
  id: 'id',
  name: 'name',
  device: "encode(device, 'hex')",
  isGuest: 'is_guest',
  weight: 'weight',
  ...memberDetailColumns,
}

export interface OrderRow {
  readonly id: number
  readonly memberId: number
  readonly items: OrderItem[]
  readonly transcription: string
  readonly notUnderstood: Stretch[]
  readonly total: number
  readonly createdAt: string
  readonly placedRevision: number
  readonly isCancelled: boolean
  readonly note: string
  readonly isSeen: boolean
  readonly sharedRevision: number
  readonly isUnsent: boolean
  readonly isByStaff: boolean
}

export const orderColumns: Columns<OrderRow> = {
  id: 'id',
  memberId: 'member_id',
  items: 'items',
  transcription: 'transcription',
  notUnderstood: 'not_understood',
  total: 'total',
  createdAt: 'created_at',
  placedRevision: 'placed_revision',
  isCancelled: 'is_cancelled',
  note: 'note',
  isSeen: 'is_seen',
  sharedRevision: 'shared_revision',
  isUnsent: 'is_unsent',
  isByStaff: 'is_by_staff',
}

interface RequestRow {
  readonly id: number
  readonly memberId: number
  readonly kind: ServiceRequestKind
  readonly createdAt: string
}

export const requestColumns: Columns<RequestRow> = {
  id: 'id',
  memberId: 'member_id',
  kind: 'kind',
  createdAt: 'created_at',
}

/** The restaurant's kitchen mode and the tickets of the group. */
export interface KitchenRow extends Reach {
  /** The tickets that the staff has changed; those of other orders are 'new' or 'waiting'. */
  readonly states: { readonly orderId: number; readonly state: TicketState }[] | null
}

/** A row of the loader's statement; lists without elements are null. */
export interface LoadedRow extends GroupRow {
  readonly members: MemberRow[] | null
  /** All orders, or those that changed. */
  readonly orders: OrderRow[] | null
  /** The total of each member's orders. Absent if all orders are loaded, like the next list. */
  readonly totals?: { readonly memberId: number; readonly total: number }[] | null
  /** The shared items of each order that has some. */
  readonly sharedOrders?: { readonly memberId: number; readonly items: OrderItem[] }[] | null
  readonly payments: PaymentRow[] | null
  /** Null if the group never had one. */
  readonly cardPayments: CardPaymentRow[] | null
  /** Requests that are not done. */
  readonly openRequests: RequestRow[] | null
  /** Null if orders do not reach the restaurant. */
  readonly kitchen: KitchenRow | null
}

/** A group as loaded; group-view.ts derives the bill and the payments of the contract. */
export interface LoadedGroup {
  readonly revision: number
  readonly membersRevision: number
  /** The revision at which the group last got another code, another table, or other rules of its kitchen; 0: never. */
  readonly groupRevision: number
  readonly requestsRevision: number
  /** The revision at which a card payment last changed; 0: never. */
  readonly cardsRevision: number
  readonly group: StoredGroup
  readonly members: Member[]
  /** Orders placed, changed or paid after the requested revision; all orders for 0. */
  readonly orders: Order[]
  /** Ids of orders cancelled after the requested revision. */
  readonly removedOrders: number[]
  /** Ids of orders that a station has begun: diners cannot change them any more. */
  readonly begunOrders: ReadonlySet<number>
  /** Ids of orders that are being paid by card: nobody can change them meanwhile. */
  readonly heldOrders: ReadonlySet<number>
  readonly cardPayments: readonly CardPayment[]
  /** Includes those that are held. */
  readonly payments: readonly RecordedPayment[]
  /** Open requests, oldest first; null if the restaurant does not receive them. */
  readonly requests: OwnServiceRequest[] | null
  readonly billInput: BillInput
  readonly tipPercentage: number | null
  readonly tipChosenBy: number | null
  /** The devices of the members and of the creator, which may see the group. */
  readonly devices: ReadonlySet<string>
}

/** Converts a row of the loader. */
export function asLoadedGroup(row: LoadedRow): LoadedGroup {
  const members = (row.members ?? []).sort((a, b) => a.id - b.id)
  const payments = (row.payments ?? []).map(asPayment).sort((a, b) => a.revision - b.revision || a.id - b.id)
  const rows = row.orders ?? []
  const memberIds = new Set(members.map(({ id }) => id))
  const [paid, held] = [false, true].map(isHeld => payments.filter(payment => payment.isHeld === isHeld))
  const isPaidBy = coveredBy(paid ?? [], memberIds)
  const isHeldBy = coveredBy(held ?? [], memberIds)
  const stateOf = kitchenStates(row.kitchen)
  const orders = rows
    .filter(({ isCancelled }) => !isCancelled)
    .map(order => asOrder(order, row, isPaidBy, stateOf))
    .sort(oldestFirst)
  const ordered = orderedBy(memberIds, row.totals === undefined ? orders : billedOrders(row))
  return {
    revision: row.revision,
    membersRevision: row.membersRevision,
    groupRevision: row.groupRevision,
    requestsRevision: row.requestsRevision,
    cardsRevision: row.cardsRevision,
    group: asGroup(row),
    members: members.map(({ device, weight: _, ...member }) => ({
      ...member,
      groupId: row.id,
      isHost: device === row.creator && !row.isAtRestaurantTable,
    })),
    orders,
    removedOrders: rows.filter(({ isCancelled }) => isCancelled).map(({ id }) => id),
    begunOrders: new Set(
      (row.kitchen?.states ?? []).filter(({ state }) => isInKitchen(state)).map(({ orderId }) => orderId),
    ),
    heldOrders: new Set(rows.filter(order => isHeldBy(order).bySomebody).map(({ id }) => id)),
    cardPayments: (row.cardPayments ?? []).flatMap(asCardPayment).sort((a, b) => a.id - b.id),
    payments,
    requests: row.isActive && takesOrders(row.kitchen) ? requestsOf(row) : null,
    billInput: {
      members: members.map(({ id, weight }) => ({ id, ...ordered(id), weight })),
      payments,
      rates: ratesOf(row),
      tip: tipOf(row),
      splitMethod: row.splitMethod,
      step: payableStep(row.currency),
      seed: groupSeed(row.id),
    },
    tipPercentage: row.tipPercentage,
    tipChosenBy: row.tipChosenBy,
    devices: new Set([row.creator, ...members.map(({ device }) => device)]),
  }
}

function requestsOf({ openRequests }: LoadedRow): OwnServiceRequest[] {
  return (openRequests ?? [])
    .map(({ id, kind, createdAt }) => ({ id, kind, createdAt: inUtc(createdAt) }))
    .sort((a, b) => a.id - b.id)
}

/** What the bill needs of all orders: a total per member, and the items of the orders with a shared one. */
function billedOrders({ totals, sharedOrders }: LoadedRow) {
  return [
    ...(totals ?? []).map(sum => ({ ...sum, items: [] })),
    ...(sharedOrders ?? []).map(order => ({ ...order, total: 0 })),
  ]
}

function asGroup(row: GroupRow): StoredGroup {
  return {
    id: row.id,
    code: row.code,
    restaurantId: row.restaurantId,
    restaurantName: row.restaurantName,
    tableNumber: row.tableNumber,
    isActive: row.isActive,
    isUniversalMode: row.isUniversalMode,
    currency: row.currency,
    sendsToPos: row.sendsToPos,
    takesCards: row.takesCards,
    isMenuOnly: row.isMenuOnly,
    isOrderingPaused: row.isOrderingPaused,
    opening: row.opening,
    takesDemo: row.takesDemo,
    createdAt: inUtc(row.createdAt),
    expiresAt: inUtc(row.expiresAt),
  }
}

/** Whether the restaurant's kitchen takes orders now. What was sent before stays there when it no longer does. */
export function takesOrders(kitchen: KitchenRow | null): kitchen is KitchenRow {
  return kitchen !== null && kitchen.mode !== 'off'
}

type StateOf = (
  order: Pick<Order, 'id' | 'items' | 'state'> & { readonly isUnsent: boolean },
) => Order['kitchen']

/** The state of each order in the kitchen: the least advanced of its tickets. null if it was never sent there. */
function kitchenStates(kitchen: KitchenRow | null): StateOf {
  if (!kitchen) return () => null
  const touched = groupBy(kitchen.states ?? [], ({ orderId }) => orderId)
  return ({ id, items, state, isUnsent }) => {
    const stored = (touched.get(id) ?? []).map(({ state }) => state)
    return kitchenState({ items, isIncomplete: state === 'incomplete', isUnsent }, kitchen, stored)
  }
}

/** Whether payments cover an order: one of its orderer, or of anybody who pays for a part of it. */
type Coverage = (order: OrderRow) => { readonly byOrderer: boolean; readonly bySomebody: boolean }

/** A payment covers the orders placed before it, and the shared dishes that its payer shared by then. */
function coveredBy(payments: readonly RecordedPayment[], members: ReadonlySet<number>): Coverage {
  const paidUpTo = new Map(payments.map(({ memberId, revision }) => [memberId, revision]))
  return ({ memberId, items, placedRevision, sharedRevision }) => {
    const hasPaidSince = (id: number, revision: number) => (paidUpTo.get(id) ?? 0) > revision
    const byOrderer = hasPaidSince(memberId, placedRevision)
    if (byOrderer || sharedRevision === 0 || payments.length === 0)
      return { byOrderer, bySomebody: byOrderer }
    const since = Math.max(placedRevision, sharedRevision)
    const bySomebody = [...sharersOfOrder({ memberId, items }, members)].some(id => hasPaidSince(id, since))
    return { byOrderer, bySomebody }
  }
}

function asOrder(
  row: OrderRow,
  { id: groupId, isActive }: GroupRow,
  isPaidBy: Coverage,
  stateOf: StateOf,
): Order {
  const { id, memberId, transcription, note, notUnderstood, total, createdAt, isSeen, isUnsent, isByStaff } =
    row
  const { byOrderer, bySomebody } = isPaidBy(row)
  const items = isActive ? row.items : refuseUnapproved(row.items)
  const state = isIncomplete({ items, note, notUnderstood }) ? 'incomplete' : 'placed'
  // A transcript without items, or lines that wait for the staff or their diner, have no price yet, so no payment covers them.
  const hasPrice = items.some(item => !isPending(item))
  return {
    id,
    groupId,
    memberId,
    items,
    transcription,
    note,
    notUnderstood,
    total,
    createdAt: inUtc(createdAt),
    state,
    isPaid: hasPrice && byOrderer,
    isLocked: hasPrice && bySomebody,
    kitchen: stateOf({ id, items, state, isUnsent }),
    isSeen,
    ...(isByStaff && { isByStaff }),
  }
}

function ratesOf({ taxRate, serviceFeeRate, isTaxIncluded }: GroupRow): Rates {
  return { taxRate, serviceFeeRate, isTaxIncluded }
}

function tipOf({ tipPercentage, tipAmount }: GroupRow): Tip {
  return tipPercentage === null
    ? { kind: 'amount', amount: tipAmount ?? 0 }
    : { kind: 'percentage', percentage: tipPercentage }
}
