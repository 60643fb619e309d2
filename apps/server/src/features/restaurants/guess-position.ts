// Guesses a restaurant's position from its address, at sign-up and when the address changes.

import { setTimeout as pause } from 'node:timers/promises'
import type { AppContext } from '../../app-context.ts'
import { approximatePosition } from '../../geo/approximate-position.ts'
import type { PostalPlace } from '../../geo/place-keys.ts'
import { updateGuess } from './queries.ts'

/** A server's first guess takes some seconds. No request waits longer than this: the dashboard asks again. */
const timeoutMs = 2000

/** Never rejects: the address is stored even when no position is found. */
export async function guessPosition(
  { database, log }: Pick<AppContext, 'database' | 'log'>,
  id: number,
  place: PostalPlace,
): Promise<void> {
  const waiting = new AbortController()
  const guess = async () => {
    try {
      await updateGuess(database.sql, id, place, await approximatePosition(place))
    } catch (error) {
      log.warn({ code: (error as { code?: string }).code }, 'a position was not guessed')
    } finally {
      waiting.abort()
    }
  }
  await Promise.race([
    guess(),
    pause(timeoutMs, undefined, { signal: waiting.signal }).catch(() => undefined),
  ])
}
