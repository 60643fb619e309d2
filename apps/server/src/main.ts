// The entry point of every server process. Node's compile cache makes the next process start sooner.

import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Has no effect if the folder is not writable.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)))
await import('./process/start.ts')
