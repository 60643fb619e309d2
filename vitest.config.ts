// The tests in three tiers (CONTRIBUTING.md, Tests). A file's name says its tier: `*.test.ts` is in the gate,
// `*.e2e.test.ts` and `*.nightly.test.ts` are in the others.

import { globSync, readFileSync } from 'node:fs'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { messages } from './apps/web/build/messages.ts'
import { subsetFonts } from './apps/web/build/subset-fonts.ts'
import { findChromium } from './test/browser/chromium.ts'
import { TimePerPart } from './test/sampling/time-per-part.ts'

// The nightly tier has all of them.
process.env.TEST_HOUR_PARTITIONS ??= '3'

/** A time limit only catches what hangs. Longer than a page's (test/browser/browser.ts), whose message says what is missing. */
const hangMs = 180_000
/** For a test of the nightly tier, which may be long. */
const nightlyHangMs = 1_800_000

const folders = '{apps,packages,tools,e2e,test,scripts}'
const tests = `${folders}/**/*.test.{ts,tsx}`
const e2e = `${folders}/**/*.e2e.test.ts`
const journeys = 'e2e/journeys/*.test.ts'
const startBrowser = 'test/browser/start-browser.ts'
const fixedSeed = 'test/sampling/fixed-seed.ts'
const texts = 'test/languages/load-english.ts'
/** Run in Chromium, without the server. */
const components = 'apps/web/src/**/*.component.test.tsx'
const nightly = `${folders}/**/*.nightly.test.ts`
/** Needs Debian's webkit2gtk-driver, xvfb and firefox-esr. */
const browsers = 'e2e/browsers/*.test.ts'

/** Tests that mock a module, which no earlier test of the same process may have loaded. */
const mocking = filesWith(/\bvi\.mock\(/)
/** Tests that the nightly tier repeats in full (test/sampling/long.ts) and with other random cases. */
const sampled = filesWith(/\blongRun\(|\bfc\.assert\(/)

export default defineConfig({
  test: {
    globalSetup: ['test/app/postgres.ts'],
    reporters: ['default', new TimePerPart()],
    maxWorkers: 3,
    projects: [
      project('gate', {
        include: [tests],
        exclude: [components, journeys, e2e, nightly, ...mocking],
        setupFiles: [texts, fixedSeed],
      }),
      project('gate-journeys', { include: [journeys], exclude: [e2e, nightly], globalSetup: [startBrowser] }),
      project('gate-mocking', {
        include: mocking,
        exclude: [e2e, nightly],
        setupFiles: [texts, fixedSeed],
        isolate: true,
      }),
      await componentProject('gate-components'),
      project('e2e', { include: [e2e], exclude: [browsers], globalSetup: [startBrowser] }),
      project('browsers', { include: [browsers] }),
      project('nightly', {
        include: [nightly, ...sampled],
        env: { TEST_LONG: '1' },
        setupFiles: [texts, 'test/sampling/bounded-time.ts'],
        globalSetup: [startBrowser],
      }),
      project('redis', {
        include: ['apps/server/src/pubsub/nodes.nightly.test.ts'],
        env: { TEST_REDIS: '1' },
      }),
    ],
  },
})

function project(
  name: string,
  options: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration {
  const isNightly = name === 'nightly'
  return {
    plugins: [messages()],
    test: {
      name,
      setupFiles: [texts],
      testTimeout: isNightly ? nightlyHangMs : hangMs,
      hookTimeout: hangMs,
      expect: { poll: { timeout: hangMs } },
      unstubGlobals: true,
      // `isolate: false` runs files one after the other in one process: to load the app takes longer than most files take.
      isolate: false,
      ...options,
    },
  }
}

async function componentProject(name: string): Promise<TestProjectInlineConfiguration> {
  const { executablePath, env } = await findChromium()
  return {
    plugins: [messages(), react(), tailwind(), subsetFonts()],
    // Found before the first test, since the page reloads when another one is found.
    optimizeDeps: { entries: ['apps/web/src/main.tsx', components] },
    test: {
      name,
      include: [components],
      setupFiles: [texts, 'test/components/show.tsx', 'test/components/fake-api.ts'],
      testTimeout: hangMs,
      hookTimeout: hangMs,
      expect: { poll: { timeout: hangMs } },
      unstubGlobals: true,
      browser: {
        enabled: true,
        headless: true,
        ui: false,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            executablePath,
            args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
            env: { ...process.env, ...env } as Record<string, string>,
          },
          contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

function filesWith(pattern: RegExp): string[] {
  return globSync(tests).filter(path => pattern.test(readFileSync(path, 'utf8')))
}
