// The thread that reads one menu file and ends.

import { parentPort, workerData } from 'node:worker_threads'
import { type MenuFile, readFile } from './read-file.ts'

parentPort?.postMessage(await readFile(workerData as MenuFile))
