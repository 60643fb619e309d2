// The thread that reads one menu file and ends.

import { parentPort, workerData } from 'node:worker_threads'
import { limits } from '#domain/limits.ts'
import { type FileReading, type MenuFile, readFile } from './read-file.ts'
import type { ReaderResult } from './reader-messages.ts'

/** The longest menu takes less; a heading of thousands of words, said again of each dish, would fill the server. */
const mostBytes = 2 * limits.menuFileBytes

// A thread started by this one could take off what confines it.
process.permission.drop('worker')
parentPort?.postMessage(packed(await readFile(workerData as MenuFile)))

/** As it is handed on: one text is passed between processes in no time, thousands of objects are not. */
function packed(reading: FileReading): ReaderResult {
  if (reading.kind !== 'read') return reading
  const items = new TextEncoder().encode(JSON.stringify(reading.items))
  return items.byteLength > mostBytes ? { kind: 'too-much' } : { ...reading, items }
}
