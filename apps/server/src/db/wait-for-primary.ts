// Waits at the start until the operator's database accepts writes.

import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { DatabaseTarget } from './client-options.ts'
import { onOwnConnection } from './database.ts'
import { isReadOnly } from './failures.ts'

const retryMs = 250
/** About two minutes: a failover takes seconds. */
const maxTries = 480
/** In milliseconds. A server that accepts connections and never replies does not hold up the start. */
const silenceMs = 10_000

/**
 * Waits while the address leads to a standby, as in the middle of a failover. Rejects with the last error after two minutes, with
 * any other error immediately, and with the signal's reason when it is aborted.
 */
export async function waitForPrimary(
  target: DatabaseTarget,
  { log, signal }: { readonly log: Pick<Logger, 'warn'>; readonly signal: AbortSignal },
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await onOwnConnection(target, async ({ sql }) => void (await sql`select 1`), { silenceMs })
    } catch (error) {
      if (!isReadOnly(error) || tries === maxTries) throw error
      if (tries === 1) log.warn('the database accepts no writes: waiting until it does')
      await wait(retryMs)
      signal.throwIfAborted()
    }
  }
}
