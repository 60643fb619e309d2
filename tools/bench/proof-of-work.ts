// `npm run bench:proof`: how long a phone takes to solve a challenge. The built worker's script runs on the page's main
// thread, because Chromium throttles only that thread. Each run has a new page, so that nothing is compiled yet.

import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { difficulty } from '@tablemate/domain/proof-of-work.ts'
import { findChromium } from '@tablemate/test/browser/chromium.ts'
import { type BrowserContext, chromium } from 'playwright-core'
import { asTable, quantile } from './figures.ts'

const runs = 30
/** CPU slowdown: Lighthouse's factor for a lower mid-range phone, and 1.5 times that. */
const slowdowns = [4, 6]

const assets = new URL('../../dist/client/assets/', import.meta.url)
const file = readdirSync(assets)
  .filter(name => /^online-proof-worker-.*\.js$/.test(name))
  .at(-1)
if (!file) throw new Error('there is no built worker: npm run build')
const worker = readFileSync(new URL(file, assets), 'utf8')

const { executablePath, env } = await findChromium()
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox'],
  env: { ...process.env, ...env },
})
const context = await browser.newContext()
try {
  for (const slowdown of slowdowns) {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) times.push(await msToSolve(context, slowdown))
    const detail = `${runs} runs, load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`
    const figures = [
      { name: `${slowdown} times slower: median, ms`, value: quantile(times, 0.5), most: 1000, detail },
      { name: `${slowdown} times slower: p95, ms`, value: quantile(times, 0.95), most: 2000, detail },
      { name: `${slowdown} times slower: longest, ms`, value: Math.max(...times), most: 2000, detail },
    ]
    console.log(`${asTable(figures)}\n`)
  }
} finally {
  await browser.close()
}

async function msToSolve(context: BrowserContext, rate: number): Promise<number> {
  const page = await context.newPage()
  const inspector = await context.newCDPSession(page)
  await inspector.send('Emulation.setCPUThrottlingRate', { rate })
  const challenge = JSON.stringify({ token: `bench.${Math.random()}`, ...difficulty })
  const ms = await page.evaluate<number>(`(() => {
    const self = { postMessage: solution => { self.solution = solution } }
    const begun = performance.now();
    ${worker};
    self.onmessage({ data: ${challenge} })
    return performance.now() - begun
  })()`)
  await page.close()
  return ms
}
