// `npm run chaos`: injects faults and checks the guarantees to every group. Exits with 1 if a guarantee was broken.

import { parseArgs } from 'node:util'
import { failoverKinds, isFailover, type Kind, kinds } from './plan.ts'
import { describe } from './report.ts'
import { runChaos } from './run-chaos.ts'
import { runUpgrade } from './upgrade/run-upgrade.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    faults: { type: 'string', default: '200' },
    only: { type: 'string', multiple: true },
    failover: { type: 'boolean', default: false },
    pgbouncer: { type: 'boolean', default: false },
    upgrade: { type: 'boolean', default: false },
    leniency: { type: 'string', default: '1' },
  },
})
const numbers = {
  seed: Number(values.seed),
  faults: Number(values.faults),
  leniency: Number(values.leniency),
}
for (const [name, number] of Object.entries(numbers))
  if (!(number > 0)) throw new Error(`--${name} is to be a number above 0`)
const chosen: readonly string[] = values.only ?? (values.failover ? failoverKinds : kinds)
const known: readonly string[] = [...kinds, ...failoverKinds]
const strangers = chosen.filter(kind => !known.includes(kind))
if (strangers.length > 0) throw new Error(`No fault is called ${strangers}; there are: ${known.join(', ')}`)

// A signal ends everything that this process has started. One Ctrl-C arrives twice, because npm forwards it.
const stop = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.on(name, () => stop.abort(new Error(`${name}: ended before its time`)))

const since = performance.now()
const log = (what: string) =>
  console.log(`${((performance.now() - since) / 1000).toFixed(1).padStart(7)} s  ${what}`)
const groupCount = 8
const run = values.upgrade ? tryUpgrade() : tryFaults()
const breaches = await run.catch(error => {
  console.error((error as Error).message)
  return null
})
process.exit(breaches?.length === 0 ? 0 : 1)

async function tryUpgrade(): Promise<readonly string[]> {
  const { checked, ledger } = await runUpgrade({ seed: numbers.seed, groupCount, log, signal: stop.signal })
  log(
    `compared ${checked.groups} tables, ${checked.orders} orders; ${ledger.breaches.length} broken promises`,
  )
  for (const breach of ledger.breaches) console.log(`  ${breach}`)
  return ledger.breaches
}

async function tryFaults(): Promise<readonly string[]> {
  const report = await runChaos({
    ...numbers,
    kinds: chosen as Kind[],
    isFailover: values.failover || (chosen as Kind[]).some(isFailover),
    withPgBouncer: values.pgbouncer,
    nodes: 3,
    groupCount,
    isShort: false,
    log,
    signal: stop.signal,
  })
  console.log(`\n${describe(report)}`)
  return report.ledger.breaches
}
