// The tests that run against each mutant (stryker.config.mjs): those closest to the changed code, which take milliseconds.

import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import parts from './parts.json' with { type: 'json' }

const part = (process.env.MUTANTS ?? 'bill') as keyof typeof parts
const inCopy = (path: string) => `${resolve(path)}/`

export default defineConfig({
  // Stryker changes a copy of the checkout. Its node_modules is a link, whose workspaces are the unchanged originals.
  resolve: {
    alias: [
      { find: /^@tablemate\/test\//, replacement: inCopy('test') },
      { find: /^@tablemate\/(server|web)\//, replacement: inCopy('apps/$1/src') },
      { find: /^@tablemate\/([\w-]+)\//, replacement: inCopy('packages/$1/src') },
    ],
  },
  test: {
    ...(part === 'access' && { globalSetup: ['test/app/postgres.ts'] }),
    include: parts[part].tests,
    // What a mutant lets wait without end fails here. Access has tests of the whole server.
    testTimeout: part === 'access' ? 180_000 : 30_000,
    hookTimeout: 180_000,
    env: { TEST_HOUR_PARTITIONS: '3' },
  },
})
