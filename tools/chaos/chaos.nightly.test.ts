// A short chaos run with a fixed seed: every kind of fault that this machine permits, at least once. `npm run chaos` does long
// ones.

import { expect, test } from 'vitest'
import { kinds, longKinds } from './plan.ts'
import { describe } from './report.ts'
import { runChaos } from './run-chaos.ts'

const shortKinds = kinds.filter(kind => !longKinds.has(kind))

test('no fault of a short chaos run loses, doubles or half-writes anything that the server acknowledged', async ({
  signal,
}) => {
  const report = await runChaos({
    seed: 20_261_122,
    faults: shortKinds.length,
    kinds: shortKinds,
    isFailover: false,
    nodes: 2,
    groupCount: 3,
    isShort: true,
    // Only a run of `npm run chaos` measures times.
    leniency: Number.POSITIVE_INFINITY,
    log: () => {},
    signal,
  })
  for (const [kind, why] of report.skipped) console.warn(`skipped: ${kind}, ${why}`)
  expect(report.ledger.breaches, describe(report)).toEqual([])
  expect(report.done.size + report.skipped.size).toBe(shortKinds.length)
  expect(report.checked.orders).toBeGreaterThan(0)
})
