// Reads one menu file after the other, for whoever must be able to stop it: answers how each ended.

import { parentPort } from 'node:worker_threads'
import { type MenuFile, readFile } from '../../src/server/features/menu-import/read-file.ts'

parentPort?.on('message', async (file: MenuFile) => {
  parentPort?.postMessage(await readFile(file).then(({ kind }) => kind, String))
})
