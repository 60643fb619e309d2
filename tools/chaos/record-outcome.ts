// Records the result of a call in the ledger.

import type { Result } from './clients.ts'
import type { GroupLog, Ledger } from './ledger.ts'

/** The legitimate refusals: another diner was quicker, or an earlier try of the same call took effect without a reply. */
const fairRefusals: Readonly<Record<string, readonly string[]>> = {
  change: ['already-paid', 'below-collected'],
  cancel: ['already-paid', 'below-collected', 'order-not-found', 'in-the-kitchen'],
  tip: ['below-collected'],
  pay: ['due-changed', 'member-not-found'],
  leave: ['has-ordered', 'not-your-member'],
  move: ['ticket-moved'],
}

export function outcomeOf({ kind }: Result<unknown>): 'done' | 'refused' | 'unknown' {
  return kind === 'given-up' ? 'unknown' : kind
}

/** Without a key, an earlier try without a reply may have done what a later try was refused. */
export function mayBeDone(result: Result<unknown>): boolean {
  return result.kind !== 'refused' || result.sent > 1
}

/** Counts the result. A refusal that nothing in the group explains is a breach. */
export function recordOutcome(
  ledger: Ledger,
  log: GroupLog,
  act: string,
  result: Result<unknown>,
  isKeyed = false,
): void {
  const { kind, sent } = result
  if (kind === 'done') countAcknowledged(ledger, `${act}s`)
  if (act !== 'look') log.changes.tried += sent
  if (kind === 'done' && act !== 'look') log.changes.done += 1
  if (isKeyed && kind === 'done') log.keyed.done += 1
  if (isKeyed && kind === 'given-up') log.keyed.unknown += 1
  if (kind !== 'refused') return
  const isFair = fairRefusals[act]?.includes(result.problem) ?? false
  const isRepeated = result.problem === 'order-not-found' || result.problem === 'not-your-member'
  if (!isFair || (isRepeated && sent === 1))
    ledger.breaches.push(`${log.mark}: to ${act} was refused with ${result.problem}, sent ${sent} times`)
}

export function countAcknowledged({ acknowledged }: Ledger, what: string): void {
  acknowledged.set(what, (acknowledged.get(what) ?? 0) + 1)
}
