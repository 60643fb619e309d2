// Audits a page with Lighthouse: mobile, simulated slow network and processor, each run with an empty profile.

import lighthouse from 'lighthouse'
import { openBrowser, type Visitor } from './browser.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

export interface Audit {
  /** The version of Lighthouse. */
  readonly version: string
  /** 0 to 100, of the median run. */
  readonly scores: Readonly<Record<Category, number>>
  /** Of the median run, in ms except `cls`. */
  readonly metrics: Readonly<Record<'fcp' | 'lcp' | 'tbt' | 'cls', number>>
  /** The performance scores of all runs, in order. */
  readonly all: readonly number[]
  /** Lighthouse's failed audits outside of performance. */
  readonly faults: readonly string[]
}

interface AuditOptions extends Visitor {
  readonly url: string
  readonly path: string
  readonly runs: number
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** Returns the run with the median performance, as Lighthouse recommends. */
export async function auditPage({ url, path, runs, ...visitor }: AuditOptions): Promise<Audit> {
  const results: Result[] = []
  for (let run = 0; run < runs; run += 1) results.push(await auditOnce(url, path, visitor))
  const ordered = results.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
  const median = ordered[Math.floor(runs / 2)] as Result
  const value = (audit: string) => median.audits[audit]?.numericValue ?? Number.NaN
  return {
    version: median.lighthouseVersion,
    scores: Object.fromEntries(categories.map(name => [name, scoreOf(median, name)])) as Audit['scores'],
    metrics: {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    },
    all: results.map(result => scoreOf(result, 'performance')),
    faults: faultsOf(median).map(fault => `${path}: ${fault}`),
  }
}

async function auditOnce(url: string, path: string, visitor: Visitor): Promise<Result> {
  const browser = await openBrowser(url, visitor)
  try {
    // Lighthouse must not clear the visitor's storage; the caches are empty anyway.
    const flags = { port: browser.port, logLevel: 'error', disableStorageReset: true } as const
    const outcome = await lighthouse(url + path, { ...flags, onlyCategories: [...categories] })
    if (!outcome || outcome.lhr.runtimeError)
      throw new Error(`Lighthouse: ${outcome?.lhr.runtimeError?.message}`)
    return outcome.lhr
  } finally {
    await browser.close()
  }
}

function scoreOf({ categories }: Result, name: Category): number {
  return Math.round((categories[name]?.score ?? 0) * 100)
}

function faultsOf(result: Result): string[] {
  return categories
    .filter(name => name !== 'performance')
    .flatMap(name => result.categories[name]?.auditRefs ?? [])
    .flatMap(({ id, weight }) => {
      const audit = result.audits[id]
      return audit && weight > 0 && audit.score !== null && audit.score < 1 ? [`${id}: ${audit.title}`] : []
    })
}
