// Where a restaurant roughly is, from its address: so that its offers are shown before it has said so itself.

import { Worker } from 'node:worker_threads'
import { findPlace, type PlaceIndex, type Position } from './place-index.ts'
import { keysFor, type PostalPlace } from './place-keys.ts'
import { findState } from './place-states.ts'

let making: Promise<PlaceIndex> | null = null

/**
 * Looked up offline: by postal code in the US and Canada, else by city, the biggest of its name. Null when the address does
 * not tell. The index is made with the first address; rejects if that fails, and tries anew with the next.
 */
export async function approximatePosition(place: PostalPlace): Promise<Position | null> {
  const keys = keysFor(place, findState)
  if (keys.length === 0) return null
  making ??= makeIndex().catch(fault => {
    making = null
    throw fault
  })
  const index = await making
  for (const key of keys) {
    const found = findPlace(index, key)
    if (found) return found
  }
  return null
}

function makeIndex(): Promise<PlaceIndex> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./place-index-worker.ts', import.meta.url))
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the index of places was not made')))
  })
}
