// One run for all tests: rules, calls on a real PostgreSQL, journeys in a real browser.

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'bench/**/*.test.ts', 'build/**/*.test.ts'],
    globalSetup: ['test/postgres.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is awaited may take as long as a phone's page may (test/browser.ts).
    expect: { poll: { timeout: 8000 } },
  },
})
