// The worker thread of a reader process: reads one menu file and ends.

import { parentPort, workerData } from 'node:worker_threads'
import * as limits from '#domain/limits.ts'
import { type FileReading, type MenuFile, readFile } from './read-file.ts'
import type { ReaderResult } from './reader-messages.ts'

/** The longest menu takes less. A huge heading, repeated with each dish, would fill the server's memory. */
const maxBytes = 2 * limits.menuFileBytes

// Another thread, started by this one, could escape the sandbox.
process.permission.drop('worker')
parentPort?.postMessage(serialise(await readFile(workerData as MenuFile)))

/** Encodes the dishes as one text, which passes between processes far faster than thousands of objects. */
function serialise(reading: FileReading): ReaderResult {
  if (reading.kind !== 'read') return reading
  const items = new TextEncoder().encode(JSON.stringify(reading.items))
  return items.byteLength > maxBytes ? { kind: 'too-much' } : { ...reading, items }
}
