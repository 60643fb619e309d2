// One run for all tests: unit tests, API tests on a real PostgreSQL, and journeys in a real browser.

import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { TimePerPart } from './test/sampling/time-per-part.ts'

const all = [
  'src/**/*.test.{ts,tsx}',
  'test/**/*.test.ts',
  'bench/**/*.test.ts',
  'chaos/**/*.test.ts',
  'attack/**/*.test.ts',
  'build/**/*.test.ts',
  'scripts/**/*.test.ts',
]
const journeys = 'test/journeys/**'
/** Tests in the browsers of Debian's packages: `npm run test:browsers`. */
const browsers = 'test/browsers/**'
/** Tests that mock a module, which no earlier test of the same process may have loaded. */
const mocking = globSync('{src,test}/**/*.test.ts').filter(path =>
  /\bvi\.mock\(/.test(readFileSync(path, 'utf8')),
)

/** Slow tests in short files. Vitest starts files by size, so these would start last and finish alone. */
const longest = ['every-screen', 'nasty-strings', 'chaos'].map(name => `/${name}.test.ts`)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some(name => moduleId.endsWith(name))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    globalSetup: ['test/app/postgres.ts'],
    setupFiles: ['test/app/each-file.ts'],
    reporters: ['default', new TimePerPart()],
    // More workers than the two cores, because journeys mostly wait.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A poll may take as long as a page may (test/browser/browser.ts).
    expect: { poll: { timeout: 8000 } },
    sequence: { sequencer: LongestFirst },
    unstubGlobals: true,
    // `isolate: false` runs files one after the other in one process: to load the app takes longer than most files take.
    projects: [
      // A journey that fails on a busy machine is retried once and reported as retried. A real fault fails twice.
      {
        test: {
          name: 'journeys',
          include: [`${journeys}/*.test.ts`],
          exclude: mocking,
          isolate: false,
          retry: 1,
        },
      },
      { test: { name: 'mocking', include: mocking } },
      { test: { name: 'others', include: all, exclude: [journeys, browsers, ...mocking], isolate: false } },
      ...(process.env.TEST_BROWSERS
        ? [{ test: { name: 'browsers', include: [`${browsers}/*.test.ts`], isolate: false } }]
        : []),
    ],
  },
})
