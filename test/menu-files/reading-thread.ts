// A worker thread that reads one menu file per message and posts the result, so that a test can terminate it.

import { parentPort } from 'node:worker_threads'
import { type MenuFile, readFile } from '@tablemate/server/features/menu-import/read-file.ts'

parentPort?.on('message', async (file: MenuFile) => {
  parentPort?.postMessage(await readFile(file, { until: null }).then(({ kind }) => kind, String))
})
