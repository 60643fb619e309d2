// A guess where a restaurant is, from the address as it stands: at sign-up, and when that changes.

import { setTimeout as pause } from 'node:timers/promises'
import type { AppContext } from '../../app-context.ts'
import { approximatePosition } from '../../geo/approximate-position.ts'
import type { PostalPlace } from '../../geo/place-keys.ts'
import { updateGuess } from './queries.ts'

/** The first guess in a server's life takes some seconds. No call waits longer: the dashboard asks again. */
const timeoutMs = 2000

/** Never rejects: an address is kept whether or not anything is made of it. */
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
