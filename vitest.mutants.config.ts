// The tests that run against each mutant (stryker.config.mjs): those closest to the changed code, which take milliseconds.

import { defineConfig } from 'vitest/config'

const isAccess = process.env.MUTANTS === 'access'

export default defineConfig({
  test: {
    ...(isAccess && { globalSetup: ['test/app/postgres.ts'] }),
    include: isAccess
      ? ['src/server/auth/*.test.ts', 'src/server/features/restaurants/login.test.ts']
      : [
          'src/domain/{bill,orders}/*.test.ts',
          'src/client/outbox/*.test.ts',
          'src/client/screens/{bill-split,summary}/**/*.test.ts',
        ],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    env: { TEST_HOUR_PARTITIONS: '3' },
  },
})
