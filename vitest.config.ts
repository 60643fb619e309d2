// One run for all tests: rules, calls on a real PostgreSQL, journeys in a real browser.

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
]
const journeys = 'test/journeys/**'
/** In browsers that come from Debian's packages: `npm run test:browsers`. */
const browsers = 'test/browsers/**'
/** What puts something else in a module's place: that module must not have been loaded before. */
const mocking = globSync('{src,test}/**/*.test.ts').filter(path =>
  /\bvi\.mock\(/.test(readFileSync(path, 'utf8')),
)

/** What takes longest, in short files: last of all, as files go by their size, it would be waited for alone. */
const longest = ['every-screen', 'nasty-strings', 'hard-days'].map(name => `/${name}.test.ts`)

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
    // On two cores: most of a journey is waiting.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is awaited may take as long as a phone's page may (test/browser/browser.ts).
    expect: { poll: { timeout: 8000 } },
    sequence: { sequencer: LongestFirst },
    unstubGlobals: true,
    // A process for each file, or one after the other in the same: to load the app takes longer than most files take.
    projects: [
      // One that fails on a busy machine is run once more, and reported as retried: what is broken fails twice.
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
