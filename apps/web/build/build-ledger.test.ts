// The ledger decides how long the assets of a replaced build are kept.

import { expect, test } from 'vitest'
import { type Build, withCurrentBuild } from './build-ledger.ts'

const start = Date.parse('2026-11-01T12:00:00Z')
const onDay = (day: number) => new Date(start + day * 24 * 60 * 60 * 1000)

/** The ledger after these builds, each with one asset. */
function ledgerOf(...builds: [asset: string, day: number][]): Build[] {
  return builds.reduce<Build[]>((ledger, [asset, day]) => withCurrentBuild(ledger, [asset], onDay(day)), [])
}

const assetsOf = (ledger: Build[]) => ledger.flatMap(({ assets }) => assets)

test('the first build is the only one in the ledger', () => {
  expect(ledgerOf(['a', 0])).toEqual([{ builtAt: onDay(0).toISOString(), assets: ['a'] }])
})

test('a replaced build stays in the ledger for 7 days and no longer', () => {
  expect(assetsOf(ledgerOf(['a', 0], ['b', 1], ['c', 7.99]))).toEqual(['a', 'b', 'c'])
  expect(assetsOf(ledgerOf(['a', 0], ['b', 1], ['c', 8]))).toEqual(['b', 'c'])
})

test('the 7 days begin when the build is replaced, however long it was served before', () => {
  expect(assetsOf(ledgerOf(['a', 0], ['b', 30]))).toEqual(['a', 'b'])
})

test('the current build stays, even if it is built again much later', () => {
  expect(assetsOf(ledgerOf(['a', 0], ['b', 1], ['b', 100]))).toEqual(['b'])
})

test('building the same assets again does not keep an earlier build for longer', () => {
  expect(assetsOf(ledgerOf(['a', 0], ['b', 1], ['b', 5], ['b', 8]))).toEqual(['b'])
})

test('a return to an earlier build keeps the build that it replaces', () => {
  expect(assetsOf(ledgerOf(['a', 0], ['b', 1], ['a', 2]))).toEqual(['a', 'b', 'a'])
})

test('the order of the assets does not matter', () => {
  const ledger = withCurrentBuild([], ['b', 'a'], onDay(0))
  expect(withCurrentBuild(ledger, ['a', 'b'], onDay(1))).toEqual(ledger)
})
