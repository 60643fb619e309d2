// The tests that run against each mutant (stryker.config.mjs): those closest to the changed code, which take milliseconds.

import { defineConfig } from 'vitest/config'

const isAccess = process.env.MUTANTS === 'access'

export default defineConfig({
  test: {
    ...(isAccess && { globalSetup: ['test/app/postgres.ts'] }),
    include: isAccess
      ? ['apps/server/src/auth/*.test.ts', 'apps/server/src/features/restaurants/login.test.ts']
      : [
          'packages/domain/src/{bill,orders}/*.test.ts',
          'apps/web/src/outbox/*.test.ts',
          'apps/web/src/screens/{bill-split,summary}/**/*.test.ts',
        ],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    env: { TEST_HOUR_PARTITIONS: '3' },
  },
})
