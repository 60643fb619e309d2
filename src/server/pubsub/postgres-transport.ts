// The transport over the shared database: LISTEN and NOTIFY on a separate connection. NOTIFY within a writing transaction
// would serialise all commits.

import { setTimeout as wait } from 'node:timers/promises'
import type postgres from 'postgres'
import { backoffMs } from '#domain/backoff.ts'
import { type DatabaseTarget, openConnections } from '../db/database.ts'
import type { Transport, TransportHandlers } from './transport.ts'

const channel = 'tablemate_news'
const minRetryMs = 100
const maxRetryMs = 2000

/** Connects in the background and reconnects after each failure, until it is closed. */
export function openPostgresTransport(
  target: DatabaseTarget,
  { onText, onOpen }: TransportHandlers,
): Transport {
  let isClosed = false
  let connection: postgres.Sql | null = null

  /** Connects and listens until the connection ends. */
  async function listen(): Promise<void> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const options = {
      max: 1,
      max_lifetime: null,
      fetch_types: false,
      connection: { application_name: 'tablemate events' },
      onnotify: (from: string, text: string) => {
        if (from === channel) onText(text)
      },
      onclose: () => end(),
    }
    const sql = openConnections(target, options)
    try {
      await sql.unsafe(`listen ${channel}`)
      // The transport was closed during the connect.
      if (isClosed) return
      connection = sql
      onOpen()
      await ended
    } finally {
      connection = null
      await sql.end({ timeout: 0 })
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
      await connection`select pg_notify(${channel}, ${text})`
    },
    async close() {
      isClosed = true
      await connection?.end({ timeout: 0 })
    },
  }
}
