// The verdict of a test never depends on how fast the machine is (CONTRIBUTING.md, Tests).

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A shorter limit would fail on a busy machine. */
const hangMs = 120_000

const forbidden: Readonly<Record<string, RegExp>> = {
  'a pause: wait for an event, or move the clock':
    /\bsetTimeout\b[^}\n]*\} from 'node:timers\/promises'|\bsetTimeout\(|\bwaitForTimeout\(/g,
  'a pause in the database: hold a lock instead': /\bpg_sleep\((?!60\))/g,
  'a measured time: timings belong in bench/': /\bperformance\.now\(|\bhrtime\b/g,
  'a retry: a real fault fails once': /\bretry: *[1-9]|\bretryTimes\(/g,
}

/** Files in which a forbidden word decides no verdict. */
const exceptions: Readonly<Record<string, string>> = {
  'apps/server/src/db/clock.test.ts': 'compares clocks that differ by hours',
  'apps/server/src/features/menu-import/mutated-files.nightly.test.ts':
    'the only limit catches a hanging reader',
  'apps/server/src/process/shutdown.test.ts': 'the program under test throws from a timer without a delay',
  'test/browser/browser.ts': 'saves polls, asserts nothing, and goes on after its limit',
  'test/deliveries/fake-pos.ts': 'a fake vendor that answers late, in any order',
  'test/fuzz/raw.ts': 'the only limit catches a hanging server',
  'test/network/faulty-proxy.ts': 'a network that delays and breaks connections at random',
  'test/no-clock.test.ts': 'names what is forbidden',
}

/** Explicit limits: `timeout: 5000`, `setDefaultTimeout(5000)`, `}, 60_000)` at the end of a test. */
const limits =
  /\b(?:timeout|testTimeout|hookTimeout): *([\d_]+)|\bsetDefault(?:Navigation)?Timeout\(([\d_]+)|^ *\}, ([\d_]{4,})\)$/gm

test('no test pauses, measures time, tries again, or has a limit below two minutes', () => {
  const paths = globSync(['{apps,packages,tools,e2e,test,scripts}/**/*.test.{ts,tsx}', '{e2e,test}/**/*.ts'])
  expect(paths.length).toBeGreaterThan(200)
  expect([...new Set(paths)].filter(path => !(path in exceptions)).flatMap(faultsIn)).toEqual([])
})

test('no tier tries a failed test again', () => {
  const config = readFileSync('vitest.config.ts', 'utf8')
  expect(config).not.toMatch(/\bretry\b/)
})

function faultsIn(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  const at = (index: number) => `${path}:${source.slice(0, index).split('\n').length}`
  const words = Object.entries(forbidden).flatMap(([fault, pattern]) =>
    Array.from(source.matchAll(pattern), ({ index }) => `${at(index)}: ${fault}`),
  )
  const short = Array.from(source.matchAll(limits)).filter(([, ...ms]) => {
    const limit = Number(ms.find(Boolean)?.replaceAll('_', ''))
    return limit > 0 && limit < hangMs
  })
  return [...words, ...short.map(({ index }) => `${at(index)}: a limit below two minutes`)]
}
