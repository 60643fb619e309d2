// Closes the boards whose session has ended: logged out, expired, or of a removed screen.

import type { AppContext } from '../../app-context.ts'
import { findOpenTokens } from '../../auth/open-sessions.ts'
import type { Watcher } from './board-channel.ts'

/** The longest delay until a session that another node ended is noticed. */
const checkMs = 5000

/** Checks the sessions of all watchers regularly, and whenever a session ends on this node. */
export function watchSessions(
  { database, clock, events }: Pick<AppContext, 'database' | 'clock' | 'events'>,
  watchersOf: () => Watcher[],
): { close(): void } {
  let isChecking = false
  let mustRepeat = false
  const stopListening = events.on('sessions-ended', () => void check())
  const timer = setInterval(() => void check(), checkMs)

  async function check(): Promise<void> {
    mustRepeat = isChecking
    if (isChecking) return
    isChecking = true
    do {
      mustRepeat = false
      await closeEnded().catch(() => {
        // The database is away. The next interval tries again.
      })
    } while (mustRepeat)
    isChecking = false
  }

  async function closeEnded(): Promise<void> {
    const watchers = watchersOf()
    if (watchers.length === 0) return
    const sessions = watchers.map(({ session }) => session)
    const open = await findOpenTokens(database.sql, sessions, clock())
    for (const { session, stream } of watchers)
      if (!open.has(session.token)) {
        stream.send('gone', '{}')
        stream.end()
      }
  }

  return {
    close() {
      stopListening()
      clearInterval(timer)
    },
  }
}
