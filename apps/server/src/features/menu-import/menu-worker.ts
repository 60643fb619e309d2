// The worker thread of a reader process: does one task and ends.

import { parentPort, workerData } from 'node:worker_threads'
import type { ReadingProgress } from '@tablemate/contract/menu-import.ts'
import * as limits from '@tablemate/domain/limits.ts'
import type { FileReading } from './read-file.ts'
import type { ReaderMessage, ReaderResult, ReaderTask } from './reader-messages.ts'

/** The longest menu takes less. A huge heading, repeated with each dish, would fill the server's memory. */
const maxBytes = 2 * limits.menuFileBytes

/** In a worker `performance.now()` counts from its start. The server kills the process after 60 s. */
const recognitionMs = 50_000

// Another thread, started by this one, could escape the sandbox.
process.permission.drop('worker')
parentPort?.postMessage(await perform(workerData as ReaderTask))

/** Loads only the modules of the task, because loading takes longer than reading a usual menu. */
async function perform(task: ReaderTask): Promise<ReaderMessage> {
  const { readFile } = await import('./read-file.ts')
  const reading = await readFile(task, { until: task.isRecognised ? recognitionMs : null, onPage })
  if (reading.kind !== 'needs-recognition') return resultOf(reading, task)
  const instead = reading.instead && (await resultOf(reading.instead, task))
  const { isForHeadings } = reading
  if (task.result === 'preview') return { kind: 'needs-recognition', instead, isForHeadings }
  // An import has no doubts, which mark what was read from a picture.
  return instead ?? { kind: 'refused', problem: 'menu-rows-refused', fields: { preview: 'required' } }
}

function onPage(page: number, pages: number): void {
  parentPort?.postMessage({ page, pages } satisfies ReadingProgress)
}

async function resultOf(
  reading: Exclude<FileReading, { kind: 'needs-recognition' }>,
  { result, currency }: Pick<ReaderTask, 'result' | 'currency'>,
): Promise<ReaderResult> {
  if (reading.kind !== 'read') {
    const question = result === 'preview' && 'question' in reading && reading.question
    return question ? previewOf({ columns: question }) : reading
  }
  const { items, doubts, unused } = reading
  if (result === 'import') return withinBytes((await loadPreparation()).importOfFile(items, currency))
  const { shareOptionGroups } = await import('@tablemate/menu-reader/sizes.ts')
  return previewOf({ ...shareOptionGroups(items), doubts, unused })
}

function loadPreparation() {
  return import('./prepare-import.ts')
}

function previewOf(read: object): ReaderResult {
  const reply = JSON.stringify({ itemsAdded: 0, ...read })
  return withinBytes({ kind: 'preview', reply: new TextEncoder().encode(reply) })
}

function withinBytes(result: ReaderResult): ReaderResult {
  if (result.kind === 'preview' && result.reply.byteLength > maxBytes) return { kind: 'too-much' }
  if (result.kind === 'import' && result.rows.byteLength > maxBytes)
    return { kind: 'refused', problem: 'too-many-menu-items' }
  return result
}
