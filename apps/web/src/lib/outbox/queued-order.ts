// What an outbox sends: its fields, its progress, and what may still be done with it. Pure.

import type { FieldProblem, ProblemName } from '@tablemate/contract/problem.ts'
import type { NewPrice, SentItem } from '@tablemate/domain/menu/menu-price.ts'

/** An order, or a waiter's round (features/floor/round-outbox.ts). */
export interface Queued {
  /** The idempotency key: it is placed once, however often it is sent. */
  readonly key: string
  /** Its record ends with this group. What has the same id is sent one after the other. */
  readonly groupId: string
  /** Milliseconds since the epoch, unique within a tab. Orders are shown and sent in this order. */
  readonly madeAt: number
}

export interface QueuedOrder extends Queued {
  readonly memberId: number
  readonly items: readonly SentItem[]
  /** The transcript. The server parses it if there are no items. */
  readonly transcription?: string | undefined
  /** A note for the kitchen. */
  readonly note?: string | undefined
}

/** Why the server refused the order: a `CallProblem` as plain data. */
export interface Refusal {
  readonly problem: ProblemName | 'no-answer'
  /** The HTTP status. */
  readonly status: number
  readonly fields: Readonly<Record<string, FieldProblem>>
  /** With 'price-changed': the prices of the menu. */
  readonly prices?: readonly NewPrice[] | undefined
}

export type Progress =
  /** Never sent. */
  | { readonly kind: 'waiting' }
  /** Sent for the first time. `attempts` are the deadlines of those in flight (order-machine.ts). */
  | { readonly kind: 'sending'; readonly attempts: readonly number[] }
  /** Sent, but it is unknown whether it arrived. It is sent again. */
  | {
      readonly kind: 'unanswered'
      readonly attempts: readonly number[]
      /** Two were in flight at once. */
      readonly hadOverlap?: boolean
    }
  | {
      readonly kind: 'refused'
      readonly refusal: Refusal
      /** It is unknown whether an earlier attempt arrived. */
      readonly wasUnanswered: boolean
    }

export type Waiting<Q extends Queued> = Q & { readonly progress: Progress }

export type WaitingOrder = Waiting<QueuedOrder>

/**
 * Whether the order is certainly not in the group, so that it can be withdrawn or replaced. After 429 or a 5xx, an earlier
 * attempt may have been placed. Some refusals are sent before the key is looked up, and tell nothing about an earlier attempt:
 * those of a restaurant's Wi-Fi portal, or of a server that no longer knows this phone.
 */
export function isSafeToEdit(progress: Progress): boolean {
  switch (progress.kind) {
    case 'waiting':
      return true
    case 'sending':
    case 'unanswered':
      return false
    case 'refused': {
      const { problem, status } = progress.refusal
      if (progress.wasUnanswered && mayPrecedeKeyLookup.has(problem)) return false
      return status >= 400 && status < 500 && status !== 429
    }
  }
}

const mayPrecedeKeyLookup = new Set<string>(['group-not-found', 'not-found', 'invalid'])

/** The kitchen was paused: the order is sent once it takes orders again. */
export function isHeldByPause(progress: Progress): boolean {
  return progress.kind === 'refused' && progress.refusal.problem === 'ordering-paused'
}

/** The member of a replacement order: the same as before, unless the server rejected that member. */
export function memberOf({ memberId, progress }: WaitingOrder, me: number): number {
  return progress.kind === 'refused' && rejectsMember.has(progress.refusal.problem) ? me : memberId
}

const rejectsMember = new Set<string>(['not-your-member', 'member-not-found', 'group-not-found'])

/** What the diner is asked about a refused order. Null: only to send it again, change it or delete it. */
export type OrderQuestion =
  | { readonly kind: 'price-changed'; readonly prices: readonly NewPrice[] }
  /** `at`: the positions of the items. */
  | { readonly kind: 'menu-item-gone' | 'off-menu'; readonly at: readonly number[] }

export function questionOf(progress: Progress): OrderQuestion | null {
  if (progress.kind !== 'refused' || !isSafeToEdit(progress)) return null
  const { problem, fields, prices } = progress.refusal
  switch (problem) {
    case 'price-changed':
      return prices ? { kind: problem, prices } : null
    case 'menu-item-gone':
    case 'off-menu':
      return { kind: problem, at: Object.keys(fields).map(path => Number(path.split('.')[1])) }
    default:
      return null
  }
}

/** The items at the prices of the menu. */
export function withPrices<I extends Pick<SentItem, 'price'>>(
  items: readonly I[],
  prices: readonly NewPrice[],
): I[] {
  return items.map((item, at) => ({
    ...item,
    price: prices.find(({ item }) => item === at)?.price ?? item.price,
  }))
}

/** No answer came, or an earlier attempt is still in flight. */
export function isUnanswered(error: unknown): boolean {
  const { problem } = refusalOf(error)
  return problem === 'no-answer' || problem === 'still-in-flight'
}

export function refusalOf(error: unknown): Refusal {
  const { problem = 'internal', status = 0, fields = {}, prices } = (error ?? {}) as Partial<Refusal>
  return { problem, status, fields, ...(prices && { prices }) }
}
