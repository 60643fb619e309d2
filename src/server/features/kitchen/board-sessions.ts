// Boards whose session has ended: logged out, taken off the list of screens, or over. Each is told so, and closed.

import type { AppContext } from '../../app-context.ts'
import { findOpenTokens } from '../../auth/open-sessions.ts'
import type { Watcher } from './board-channel.ts'

/** What another node ends is noticed so late at most. */
const checkMs = 5000

/** Looks after those who watch, from time to time and whenever a session is ended on this node. */
export function watchSessions(
  { database, clock, events }: Pick<AppContext, 'database' | 'clock' | 'events'>,
  watchersOf: () => Watcher[],
): { close(): void } {
  let isChecking = false
  let isToCheckAgain = false
  const stopListening = events.on('sessions-ended', () => void check())
  const timer = setInterval(() => void check(), checkMs)

  async function check(): Promise<void> {
    isToCheckAgain = isChecking
    if (isChecking) return
    isChecking = true
    do {
      isToCheckAgain = false
      await endThoseThatAreOver().catch(() => {
        // The database is away; the next look is soon.
      })
    } while (isToCheckAgain)
    isChecking = false
  }

  async function endThoseThatAreOver(): Promise<void> {
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
