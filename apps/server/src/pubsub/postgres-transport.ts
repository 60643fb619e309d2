// The transport over the shared database: LISTEN and NOTIFY on a separate connection. NOTIFY within a writing transaction
// would serialise all commits.

import { setTimeout as wait } from 'node:timers/promises'
import { backoffMs } from '@tablemate/domain/backoff.ts'
import pg from 'pg'
import type { DatabaseTarget } from '../db/client-options.ts'
import { clientOptions } from '../db/client-options.ts'
import type { Transport, TransportHandlers } from './transport.ts'

const channel = 'tablemate_news'
const timeoutMs = 5000
const minRetryMs = 100
const maxRetryMs = 2000

/** Connects in the background and reconnects after each failure, until it is closed. */
export function openPostgresTransport(
  target: DatabaseTarget,
  { onText, onOpen }: TransportHandlers,
): Transport {
  let isClosed = false
  let connection: pg.Client | null = null

  /** Connects and listens until the connection ends. */
  async function listen(): Promise<void> {
    const client = new pg.Client({
      ...clientOptions(target, { name: 'tablemate events' }),
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    })
    const ended = new Promise(resolve => client.once('end', resolve))
    client.on('error', () => {})
    client.on('notification', ({ payload = '' }) => onText(payload))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      // The transport was closed during the connect.
      if (isClosed) return
      connection = client
      onOpen()
      await ended
    } finally {
      connection = null
      // Not awaited: a server that hangs never closes its side.
      void client.end()
    }
  }

  async function listenUntilClosed(): Promise<void> {
    let failures = 0
    while (!isClosed) {
      const since = Date.now()
      await listen().catch(() => {})
      if (isClosed) return
      failures = Date.now() - since > maxRetryMs ? 1 : failures + 1
      await wait(backoffMs(failures, minRetryMs, maxRetryMs, Math.random()), undefined, { ref: false })
    }
  }
  void listenUntilClosed()

  return {
    async send(text) {
      if (!connection) throw new Error('the event transport is not connected')
      const client = connection
      try {
        await client.query('select pg_notify($1, $2)', [channel, text])
      } catch (error) {
        // After a timeout the query would still block the connection.
        void client.end()
        throw error
      }
    },
    async close() {
      isClosed = true
      void connection?.end()
    },
  }
}
