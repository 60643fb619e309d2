// How long the files of a build that was replaced stay.

import { expect, test } from 'vitest'
import { type Build, withPresent } from './build-ledger.ts'

const start = Date.parse('2026-11-01T12:00:00Z')
const onDay = (day: number) => new Date(start + day * 24 * 60 * 60 * 1000)

/** The ledger after these builds, each named by its one asset. */
function ledgerOf(...builds: [asset: string, day: number][]): Build[] {
  return builds.reduce<Build[]>((ledger, [asset, day]) => withPresent(ledger, [asset], onDay(day)), [])
}

const assetsOf = (ledger: Build[]) => ledger.flatMap(({ assets }) => assets)

test('the first build is kept alone', () => {
  expect(ledgerOf(['a', 0])).toEqual([{ builtAt: onDay(0).toISOString(), assets: ['a'] }])
})

test('a build that was replaced stays for 7 days, and no longer', () => {
  expect(assetsOf(ledgerOf(['a', 0], ['b', 1], ['c', 7.99]))).toEqual(['a', 'b', 'c'])
  expect(assetsOf(ledgerOf(['a', 0], ['b', 1], ['c', 8]))).toEqual(['b', 'c'])
})

test('the days count from when it was replaced, however long it served before', () => {
  expect(assetsOf(ledgerOf(['a', 0], ['b', 30]))).toEqual(['a', 'b'])
})

test('the present build stays, also when it is built again much later', () => {
  expect(assetsOf(ledgerOf(['a', 0], ['b', 1], ['b', 100]))).toEqual(['b'])
})

test('building the same again prolongs nothing', () => {
  expect(assetsOf(ledgerOf(['a', 0], ['b', 1], ['b', 5], ['b', 8]))).toEqual(['b'])
})

test('going back to an earlier build keeps the one it replaces', () => {
  expect(assetsOf(ledgerOf(['a', 0], ['b', 1], ['a', 2]))).toEqual(['a', 'b', 'a'])
})

test('the order in which a build names its files does not matter', () => {
  const ledger = withPresent([], ['b', 'a'], onDay(0))
  expect(withPresent(ledger, ['a', 'b'], onDay(1))).toEqual(ledger)
})
