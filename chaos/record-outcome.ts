// How the end of a call is noted in the ledger.

import type { Ended } from './calls.ts'
import type { Ledger, TableLog } from './ledger.ts'

/** Refused only where somebody else was quicker, or where the same was done before without an answer. */
const fairRefusals: Readonly<Record<string, readonly string[]>> = {
  change: ['already-paid', 'below-collected'],
  cancel: ['already-paid', 'below-collected', 'order-not-found'],
  tip: ['below-collected'],
  pay: ['due-changed', 'member-not-found'],
  leave: ['has-ordered', 'not-your-member'],
  move: ['ticket-moved'],
}

export function outcomeOf({ kind }: Ended<unknown>): 'done' | 'refused' | 'unknown' {
  return kind === 'given-up' ? 'unknown' : kind
}

/** Without a key, what was refused at last may have been done by a try that had no answer. */
export function mayBeDone(ended: Ended<unknown>): boolean {
  return ended.kind !== 'refused' || ended.sent > 1
}

/** Counts how a call ended; a refusal that nothing at the table explains is a breach. */
export function settle(
  ledger: Ledger,
  log: TableLog,
  act: string,
  ended: Ended<unknown>,
  isKeyed = false,
): void {
  const { kind, sent } = ended
  if (kind === 'done') count(ledger, `${act}s`)
  if (act !== 'look') log.changes.tried += sent
  if (kind === 'done' && act !== 'look') log.changes.done += 1
  if (isKeyed && kind === 'done') log.keyed.done += 1
  if (isKeyed && kind === 'given-up') log.keyed.unknown += 1
  if (kind !== 'refused') return
  const isFair = fairRefusals[act]?.includes(ended.problem) ?? false
  const isRepeated = ended.problem === 'order-not-found' || ended.problem === 'not-your-member'
  if (!isFair || (isRepeated && sent === 1))
    ledger.breaches.push(`${log.mark}: to ${act} was refused with ${ended.problem}, sent ${sent} times`)
}

export function count({ acknowledged }: Ledger, what: string): void {
  acknowledged.set(what, (acknowledged.get(what) ?? 0) + 1)
}
