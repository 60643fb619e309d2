// The worker thread of a reader process: does one task and ends.

import { parentPort, workerData } from 'node:worker_threads'
import * as limits from '#domain/limits.ts'
import type { ReaderMessage, ReaderTask } from './reader-messages.ts'

/** The longest menu takes less. A huge heading, repeated with each dish, would fill the server's memory. */
const maxBytes = 2 * limits.menuFileBytes

// Another thread, started by this one, could escape the sandbox.
process.permission.drop('worker')
parentPort?.postMessage(withinBytes(await perform(workerData as ReaderTask)))

/** Loads only the modules of the task, because loading takes longer than reading a usual menu. */
async function perform(task: ReaderTask): Promise<ReaderMessage> {
  const loadPreparation = () => import('./prepare-import.ts')
  if (task.kind === 'corrected-rows') return (await loadPreparation()).importOfBody(task)
  const { readFile } = await import('./read-file.ts')
  const reading = await readFile(task)
  if (reading.kind !== 'read') {
    const question = task.result === 'preview' && 'question' in reading && reading.question
    return question ? previewOf({ columns: question }) : reading
  }
  const { items, doubts, unused } = reading
  if (task.result === 'import') return (await loadPreparation()).importOfFile(items, task.currency)
  return previewOf({ doubts, rows: items, unused })
}

function previewOf(read: object): ReaderMessage {
  const reply = JSON.stringify({ itemsAdded: 0, ...read })
  return { kind: 'preview', reply: new TextEncoder().encode(reply) }
}

function withinBytes(result: ReaderMessage): ReaderMessage {
  if (result.kind === 'preview' && result.reply.byteLength > maxBytes) return { kind: 'too-much' }
  if (result.kind === 'import' && result.rows.byteLength > maxBytes)
    return { kind: 'refused', problem: 'too-many-menu-items' }
  return result
}
