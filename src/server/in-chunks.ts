// Processes long lists in chunks, and lets the server handle other requests in between.

import { setImmediate } from 'node:timers/promises'

/** Parsing or rendering so many dishes takes some milliseconds. */
const chunkLength = 500

/** Calls `work` with each chunk in order, and with the index of its first element. */
export async function inChunks<Element, Result>(
  list: readonly Element[],
  work: (chunk: readonly Element[], from: number) => readonly Result[],
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < list.length; from += chunkLength) {
    if (from > 0) await setImmediate()
    results.push(...work(list.slice(from, from + chunkLength), from))
  }
  return results
}
