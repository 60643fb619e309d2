// Mutation tests of what must never be wrong: `npm run test:mutants` (CONTRIBUTING.md, Tests). MUTANTS chooses the part.

const parts = {
  rules: ['packages/domain/src/bill/*.ts', 'packages/domain/src/orders/*.ts', 'apps/web/src/outbox/*.ts'],
  access: ['apps/server/src/auth/*.ts'],
}
const part = process.env.MUTANTS === 'access' ? 'access' : 'rules'

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
  mutate: [...parts[part], '!**/*.test.ts'],
  // Mutants of constants would run every test.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 60_000,
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: `dist/mutants/${part}.html` },
  clearTextReporter: { logTests: false },
  // Stryker reads it by an API that TypeScript 7 does not have.
  tsconfigFile: 'none',
  tempDirName: 'dist/mutants/copy',
}
