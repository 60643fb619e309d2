// Writes straight to a former primary, past HAProxy, as a client does that still believes in it. With one synchronous standby,
// none may be acknowledged, because no standby follows it any more.

import { setTimeout as wait } from 'node:timers/promises'
import type { Sql } from '@tablemate/server/db/database.ts'
import pg from 'pg'
import type { HaCluster } from '../../cluster/ha/ha-cluster.ts'
import type { Member } from '../../cluster/ha/member.ts'
import type { Ledger } from '../ledger.ts'

export interface Probe {
  /** Writes until the signal aborts, and records every acknowledged write as a breach. */
  write(signal: AbortSignal, ledger: Ledger): Promise<void>
  /** How many writes reached the former primary. */
  tried(): number
  /** Records as a breach that a row exists at the present primary. */
  check(ledger: Ledger): Promise<void>
}

const replyMs = 3000
const pauseMs = 100

/** Before the fault: makes the group, and opens a connection that outlives it. */
export async function createProbe(sql: Sql, cluster: HaCluster, primary: Member): Promise<Probe> {
  await sql`create table if not exists direct_writes (at timestamptz not null default now())`
  const open = async () => {
    const client = new pg.Client({
      connectionString: cluster.urlOf(primary),
      connectionTimeoutMillis: replyMs,
      query_timeout: replyMs,
    })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  let client: pg.Client | null = await open()
  let count = 0

  async function tryOnce(ledger: Ledger): Promise<void> {
    try {
      client ??= await open()
      count += 1
      await client.query('insert into direct_writes default values')
      ledger.breaches.push('a former primary acknowledged a write')
    } catch {
      // It is away, or read-only, or waits for a standby in vain.
      void client?.end()
      client = null
    }
  }

  return {
    async write(signal, ledger) {
      while (!signal.aborted) {
        await tryOnce(ledger)
        await wait(pauseMs)
      }
      void client?.end()
    },
    tried: () => count,
    async check(ledger) {
      const rows = await sql`select from direct_writes`
      if (rows.length > 0) ledger.breaches.push(`${rows.length} writes of a former primary are there`)
    },
  }
}
