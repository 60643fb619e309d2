// Mutation tests of what must never be wrong (README.md). MUTANTS names the part.

import parts from './parts.json' with { type: 'json' }

const part = process.env.MUTANTS ?? 'bill'

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
  mutate: [parts[part].code, '!**/*.test.ts'],
  // Mutants of constants would run every test.
  ignoreStatic: true,
  concurrency: 2,
  // For what loops without end. What waits without end meets the test's limit first.
  timeoutMS: 60_000,
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: `dist/mutants/${part}.html` },
  clearTextReporter: { logTests: false },
  // Stryker reads it by an API that TypeScript 7 does not have.
  tsconfigFile: 'none',
  tempDirName: 'dist/mutants/copy',
}
