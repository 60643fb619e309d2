// What the clients sent, and what of it was acknowledged. Every call leaves a mark of its own in what it writes, so that
// whatever is found in the database can be told apart, and whatever nobody sent is noticed.

import type { Group } from '#contract/groups.ts'

/**
 * 'unknown': nobody was told whether it was done, so it may have been, once. 'refused': it was not, and must not be
 * found later.
 */
export type Outcome = 'unknown' | 'done' | 'refused'

export interface SentItem {
  readonly name: string
  readonly quantity: number
  readonly price: number
}

export interface SentOrder {
  /** Its note. */
  readonly mark: string
  readonly memberId: number
  outcome: Outcome
  /** Once it is known. */
  id: number | null
  /** As which it may stand there; one, unless a change was given up or refused after a try without an answer. */
  readonly versions: (readonly SentItem[])[]
  cancelled: 'no' | 'yes' | 'maybe'
}

export interface SentMember {
  /** The name. */
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

export interface TableLog {
  /** What the table is called. */
  readonly mark: string
  group: Group | null
  readonly orders: SentOrder[]
  readonly members: SentMember[]
  readonly payments: SentPayment[]
  /** In percent, every one that was sent, and that of a new table. */
  readonly tips: Set<number>
  /** Calls with a key that were acknowledged or given up: so many first answers are kept, at least and at most. */
  readonly keyed: { done: number; unknown: number }
  /** Changes acknowledged, and tries that may have been changes: how far the revision has come lies between. */
  readonly changes: { done: number; tried: number }
}

export interface Ledger {
  readonly tables: TableLog[]
  /** What was acknowledged, by kind of act. */
  readonly acknowledged: Map<string, number>
  /** Broken promises, in words that name what is concerned. */
  readonly breaches: string[]
  nextMark(kind: string): string
}

export function openLedger(): Ledger {
  let count = 0
  return {
    tables: [],
    acknowledged: new Map(),
    breaches: [],
    nextMark(kind) {
      count += 1
      return `${kind}${count}`
    },
  }
}

export function openTableLog(mark: string): TableLog {
  return {
    mark,
    group: null,
    orders: [],
    members: [],
    payments: [],
    tips: new Set([18]),
    keyed: { done: 0, unknown: 0 },
    changes: { done: 0, tried: 0 },
  }
}
