// Where a process of the server begins: what Node compiles of it is kept for the next, which is ready sooner.

import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Without effect where the folder cannot be written.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)))
await import('./process/start.ts')
