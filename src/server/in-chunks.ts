// Long lists are worked through a slice at a time: in between the server answers everybody else.

import { setImmediate } from 'node:timers/promises'

/** Some milliseconds of what is done with dishes here. */
const chunkLength = 500

/** The work is handed each slice and the place of its first one, one slice after the other. */
export async function inChunks<One, Result>(
  list: readonly One[],
  work: (slice: readonly One[], from: number) => readonly Result[],
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < list.length; from += chunkLength) {
    if (from > 0) await setImmediate()
    results.push(...work(list.slice(from, from + chunkLength), from))
  }
  return results
}
