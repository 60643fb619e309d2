// `npm run attack`: measures how much one attacker can harm all other clients. Exits with 1 if a guarantee was broken.

import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { removeAbandoned } from '@tablemate/test/app/data-folder.ts'
import { attacks } from './all.ts'
import type { Attack } from './run/attack.ts'
import { openContext } from './run/context.ts'
import type { Row } from './run/guarantees.ts'
import { asTable } from './run/report.ts'

/** The time for one attack with its measurements. A longer attack is aborted, and its guarantees count as broken. */
const attackTimeoutMs = 90_000

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    seconds: { type: 'string', default: '8' },
  },
})
const seconds = Number(values.seconds)
if (!(seconds > 0 && seconds <= 20)) throw new Error('--seconds is to be a number above 0 and up to 20')
const ids = attacks.map(({ id }) => id)
const unknown = values.only.filter(id => !ids.includes(id))
if (unknown.length > 0) throw new Error(`No attack is called ${unknown}; there are: ${ids.join(', ')}`)

// A signal ends everything that this process has started. One Ctrl-C arrives twice, because npm forwards it.
const stop = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.on(name, () => stop.abort(new Error(`${name}: ended before its time`)))

await removeAbandoned()
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, load average ${loadavg()[0]?.toFixed(1)}, Node ${process.version}\n`,
)
const broken: string[] = []
for (const attack of attacks) {
  if (stop.signal.aborted || (values.only.length > 0 && !values.only.includes(attack.id))) continue
  const since = performance.now()
  const rows = await measure(attack)
  if (rows.some(({ isKept }) => !isKept)) broken.push(attack.id)
  console.log(`${asTable(`${attack.id}: ${attack.title}`, rows)}\n`)
  console.error(`${attack.id} took ${Math.round((performance.now() - since) / 1000)} s`)
}
if (stop.signal.aborted) console.log((stop.signal.reason as Error).message)
console.log(broken.length > 0 ? `Promises were broken: ${broken.join(', ')}` : 'All promises were kept.')
process.exit(broken.length > 0 || stop.signal.aborted ? 1 : 0)

async function measure({ id, run }: Attack): Promise<readonly Row[]> {
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(attackTimeoutMs)])
  const { context, close } = openContext({ id, seconds, signal })
  try {
    return await run(context)
  } catch (error) {
    return [{ call: (error as Error).message, promise: 'comes to its end', isKept: false }]
  } finally {
    await close()
  }
}
