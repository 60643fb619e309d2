// The transport over the database that all nodes share: LISTEN and NOTIFY on a connection of its own. NOTIFY within a writing
// transaction would make every commit wait for the others'.

import { setTimeout as wait } from 'node:timers/promises'
import type postgres from 'postgres'
import { backoffMs } from '#domain/backoff.ts'
import { type DatabaseTarget, openConnections } from '../db/database.ts'
import type { Transport, TransportHandlers } from './transport.ts'

const channel = 'tablemate_news'
const shortestWaitMs = 100
const longestWaitMs = 2000

/** Connects in the background and reconnects after each failure, until it is closed. */
export function openPostgresTransport(
  target: DatabaseTarget,
  { onText, onOpen }: TransportHandlers,
): Transport {
  let isClosed = false
  let line: postgres.Sql | null = null

  /** Until the connection ends. */
  async function hold(): Promise<void> {
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
      // It was closed while it connected.
      if (isClosed) return
      line = sql
      onOpen()
      await ended
    } finally {
      line = null
      await sql.end({ timeout: 0 })
    }
  }

  async function keep(): Promise<void> {
    let failures = 0
    while (!isClosed) {
      const since = Date.now()
      await hold().catch(() => {})
      if (isClosed) return
      failures = Date.now() - since > longestWaitMs ? 1 : failures + 1
      await wait(backoffMs(failures, shortestWaitMs, longestWaitMs, Math.random()), undefined, { ref: false })
    }
  }
  void keep()

  return {
    async send(text) {
      if (!line) throw new Error('the event transport is not connected')
      await line`select pg_notify(${channel}, ${text})`
    },
    async close() {
      isClosed = true
      await line?.end({ timeout: 0 })
    },
  }
}
