// `npm run bench:web`: Lighthouse scores of the pages on a slow phone, and the transferred bytes of a visit.

import { startBenchPostgres } from './database.ts'
import { asTable, type Figure } from './figures.ts'
import { makeFullGroups } from './groups.ts'
import { startServer } from './server-process.ts'
import { type Audit, auditPage } from './web/audit.ts'
import { bytesOfVisits } from './web/bytes.ts'
import { msWithoutNetwork } from './web/offline.ts'

/** Lighthouse runs for each page; the median counts. */
const runs = 5

const postgres = await startBenchPostgres()
try {
  const target = await postgres.makeDatabase('bench_web')
  const open = await startServer('real', { target })
  const gated = await startServer('real', { target, betaAccessCode: 'TABLEMATE' })
  const [session] = await makeFullGroups(open.url, 1)
  if (!session) throw new Error('there is no table to look at')
  const known = { privacyAccepted: 'true', privacyAcceptedDate: new Date().toISOString() }

  const landing = await auditPage({ url: open.url, path: '/', stored: known, runs })
  const gate = await auditPage({ url: gated.url, path: '/', stored: {}, runs })
  const group = await auditPage({
    url: open.url,
    path: `/group/${session.groupId}`,
    stored: { ...known, [`member_${session.groupId}`]: String(session.memberId) },
    cookie: session.cookie,
    runs,
  })
  const inLanguages = new Map<string, Audit>()
  for (const language of ['de', 'ar', 'ja']) {
    const page = { url: open.url, path: '/', stored: known, cookie: `language=${language}`, runs }
    inLanguages.set(language, await auditPage(page))
  }
  const bytes = await bytesOfVisits(open.url, { stored: known })
  const offline = await msWithoutNetwork(open.url, { stored: known })

  console.log(`Lighthouse ${landing.version}, mobile, median of ${runs}\n`)
  console.log(
    asTable([
      ...pageFigures('landing', landing, { performance: 99, seo: true, lcp: 1600, tbt: 50 }),
      ...pageFigures('landing, first visitor at the gate', gate, {
        performance: 99,
        seo: true,
        lcp: 1600,
        tbt: 50,
      }),
      ...[...inLanguages].flatMap(([language, audit]) =>
        pageFigures(`landing in ${language}`, audit, { performance: 99, seo: true, lcp: 1600, tbt: 50 }),
      ),
      ...pageFigures('group', group, { performance: 95, seo: false }),
      kib('first visit, KiB on the wire, the app kept for later included', bytes.first, 250),
      kib('next visit, KiB on the wire', bytes.next, 15),
      {
        name: 'without a network, the slowest path opens, ms',
        value: Math.max(...offline.values()),
        most: 1000,
        detail: [...offline].map(([path, value]) => `${path} ${ms(value)}`).join(', '),
      },
    ]),
  )
  for (const { faults } of [landing, gate, ...inLanguages.values(), group])
    for (const fault of faults) console.log(fault)
  await Promise.all([open.stop(), gated.stop()])
} finally {
  await postgres.stop()
}

interface PageGoal {
  readonly performance: number
  /** Whether search engines may index the page. */
  readonly seo: boolean
  /** Milliseconds. */
  readonly lcp?: number
  readonly tbt?: number
}

function pageFigures(name: string, { scores, metrics, all }: Audit, goal: PageGoal): Figure[] {
  const detail = `FCP ${ms(metrics.fcp)}, LCP ${ms(metrics.lcp)}, TBT ${ms(metrics.tbt)}, CLS ${metrics.cls.toFixed(3)}; runs ${all.join(' ')}`
  return [
    { name: `${name}: performance`, value: scores.performance, least: goal.performance, detail },
    ...(goal.lcp ? [{ name: `${name}: LCP, ms`, value: metrics.lcp, most: goal.lcp, detail: '' }] : []),
    ...(goal.tbt ? [{ name: `${name}: TBT, ms`, value: metrics.tbt, most: goal.tbt, detail: '' }] : []),
    { name: `${name}: accessibility`, value: scores.accessibility, least: 100, detail: '' },
    { name: `${name}: best practices`, value: scores['best-practices'], least: 100, detail: '' },
    ...(goal.seo ? [{ name: `${name}: SEO`, value: scores.seo, least: 100, detail: '' }] : []),
  ]
}

function kib(name: string, bytes: number, most: number): Figure {
  return { name, value: bytes / 1024, most, detail: `${bytes} bytes, headers included` }
}

function ms(value: number): string {
  return `${Math.round(value)} ms`
}
