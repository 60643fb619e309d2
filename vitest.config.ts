// One run for all tests: rules, calls on a real PostgreSQL, journeys in a real browser.

import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const all = [
  'src/**/*.test.{ts,tsx}',
  'test/**/*.test.ts',
  'bench/**/*.test.ts',
  'chaos/**/*.test.ts',
  'build/**/*.test.ts',
]
const journeys = 'test/journeys/**'
/** In browsers that come from Debian's packages: `npm run test:browsers`. */
const browsers = 'test/browsers/**'
/** What puts something else in a module's place: that module must not have been loaded before. */
const mocking = globSync('src/**/*.test.ts').filter(path => /\bvi\.mock\(/.test(readFileSync(path, 'utf8')))

export default defineConfig({
  test: {
    globalSetup: ['test/postgres.ts'],
    setupFiles: ['test/each-file.ts'],
    // On two cores: most of a journey is waiting.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is awaited may take as long as a phone's page may (test/browser.ts).
    expect: { poll: { timeout: 8000 } },
    unstubGlobals: true,
    // A process for each file, or one after the other in the same: to load the app takes longer than most files take.
    projects: [
      { test: { name: 'journeys', include: [`${journeys}/*.test.ts`], isolate: false } },
      { test: { name: 'mocking', include: mocking } },
      { test: { name: 'others', include: all, exclude: [journeys, browsers, ...mocking], isolate: false } },
      ...(process.env.TEST_BROWSERS
        ? [{ test: { name: 'browsers', include: [`${browsers}/*.test.ts`], isolate: false } }]
        : []),
    ],
  },
})
