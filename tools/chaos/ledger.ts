// The ledger: what the clients sent, and what the server acknowledged. Every call writes a unique mark, by which the audit
// matches a row in the database with its call, and finds rows that no client sent.

import type { Group } from '@tablemate/contract/groups.ts'

/**
 * 'unknown': the client got no reply, so the call may have taken effect once. 'refused': it took no effect, and the audit
 * must not find any.
 */
export type Outcome = 'unknown' | 'done' | 'refused'

export interface SentItem {
  readonly name: string
  readonly quantity: number
  readonly price: number
}

export interface SentOrder {
  /** The order's note. */
  readonly mark: string
  readonly memberId: number
  outcome: Outcome
  /** null until the server has acknowledged the order. */
  id: number | null
  /** The possible contents. More than one if a change was given up, or refused after a try without a reply. */
  readonly versions: (readonly SentItem[])[]
  cancelled: 'no' | 'yes' | 'maybe'
  refusedByStaff: 'no' | 'yes' | 'maybe'
}

export interface SentMember {
  /** The member's name. */
  readonly mark: string
  outcome: Outcome
  id: number | null
  left: 'no' | 'yes' | 'maybe'
}

export interface SentPayment {
  readonly memberId: number
  readonly amount: number
  outcome: Outcome
  id: number | null
}

export interface GroupLog {
  /** The table's number. */
  readonly mark: string
  group: Group | null
  readonly orders: SentOrder[]
  readonly members: SentMember[]
  readonly payments: SentPayment[]
  /** The percentages that a client sent, and the one the group began with, which its currency decides. */
  readonly tips: Set<number>
  /** Calls with a key that were acknowledged, and those given up: the bounds of how many replies are stored. */
  readonly keyed: { done: number; unknown: number }
  /** Changes acknowledged, and tries that may have been changes: the bounds of the group's revision. */
  readonly changes: { done: number; tried: number }
}

export interface Ledger {
  readonly groups: GroupLog[]
  /** How many calls were acknowledged, by kind. */
  readonly acknowledged: Map<string, number>
  /** Broken guarantees, each as a sentence that names the rows in question. */
  readonly breaches: string[]
  nextMark(kind: string): string
}

export function openLedger(): Ledger {
  let count = 0
  return {
    groups: [],
    acknowledged: new Map(),
    breaches: [],
    nextMark(kind) {
      count += 1
      return `${kind}${count}`
    },
  }
}

export function openGroupLog(mark: string): GroupLog {
  return {
    mark,
    group: null,
    orders: [],
    members: [],
    payments: [],
    tips: new Set(),
    keyed: { done: 0, unknown: 0 },
    changes: { done: 0, tried: 0 },
  }
}
