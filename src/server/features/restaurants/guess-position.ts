// A guess where a restaurant is, from the address as it stands: at sign-up, and when that changes.

import { setTimeout as pause } from 'node:timers/promises'
import type { House } from '../../house.ts'
import { approximatePosition } from './approximate-position.ts'
import type { Place } from './place-keys.ts'
import { updateGuess } from './queries.ts'

/** The first guess in a server's life takes some seconds. No call waits longer: the dashboard asks again. */
const patienceMs = 2000

/** Never rejects: an address is kept whether or not anything is made of it. */
export async function guessPosition(
  { database, log }: Pick<House, 'database' | 'log'>,
  id: number,
  place: Place,
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
    pause(patienceMs, undefined, { signal: waiting.signal }).catch(() => undefined),
  ])
}
