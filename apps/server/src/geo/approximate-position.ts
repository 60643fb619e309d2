// The approximate position of a restaurant from its address, so that its offers are shown before the owner sets a position.

import { openWorker } from '../workers/worker.ts'
import { findPlace, type PlaceIndex, type Position } from './place-index.ts'
import { keysFor, type PostalPlace } from './place-keys.ts'
import { findState } from './place-states.ts'

/** Several times what it takes on two busy cores. */
const buildMs = 30_000

let building: Promise<PlaceIndex> | null = null

/**
 * Looks the address up offline: by postal code in the US and Canada, otherwise the largest city of that name. Null if not found.
 * The first call builds the index; it rejects if that fails, and the next call tries again.
 */
export async function approximatePosition(place: PostalPlace): Promise<Position | null> {
  const keys = keysFor(place, findState)
  if (keys.length === 0) return null
  building ??= buildIndex().catch(error => {
    building = null
    throw error
  })
  const index = await building
  for (const key of keys) {
    const found = findPlace(index, key)
    if (found) return found
  }
  return null
}

async function buildIndex(): Promise<PlaceIndex> {
  const worker = openWorker<undefined, PlaceIndex>(
    new URL('./place-index-worker.ts', import.meta.url),
    buildMs,
  )
  try {
    return await worker.run(undefined)
  } finally {
    await worker.close()
  }
}
