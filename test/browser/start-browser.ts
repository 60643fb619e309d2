// Builds the client if something changed, since without it every journey would wait for its time limit, and starts one
// Chromium for all journeys of a run. One for each file would cost 1.5 s of processor time each.

import { execFileSync } from 'node:child_process'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { chromiumOptions } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The endpoint of the running Chromium. */
    browser: string
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['scripts/prepare.mjs', '--for=test'], { stdio: 'inherit' })
  const server = await chromium.launchServer(await chromiumOptions())
  project.provide('browser', server.wsEndpoint())
  return () => server.close()
}
