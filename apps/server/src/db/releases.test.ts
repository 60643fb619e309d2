import { describe, expect, inject, test } from 'vitest'
import { missingFixes, newestKnown, warnOfMissingFixes } from './releases.ts'

const day = (after: number) => new Date(Date.parse(newestKnown.released) + after * 24 * 60 * 60 * 1000)
const newest = 180_000 + (newestKnown.minors.get(18) ?? 0)

describe('at startup the operator is warned', () => {
  // Threat: outdated-postgresql
  test.each([
    [
      newest - 1,
      false,
      0,
      /^PostgreSQL 18\.\d+ lacks the security fixes of 18\.\d+ \(\d{4}-\d\d-\d\d\): update it/,
    ],
    [130_022, false, 0, /^PostgreSQL 13 receives no security fixes any more: update it/],
    [170_000, false, 500, /^PostgreSQL 17\.0 lacks .* update it/],
    [
      newest - 1,
      true,
      0,
      /^The embedded PostgreSQL .* lacks .* set DATABASE_URL to a PostgreSQL that receives them/,
    ],
    [newest, true, 121, /^The embedded PostgreSQL .* may lack security fixes: .* set DATABASE_URL/],
  ])(
    'of PostgreSQL %i (embedded: %s), %i days after the newest known release',
    (version, isEmbedded, days, warning) => {
      expect(missingFixes({ version, isEmbedded }, day(days))).toMatch(warning)
    },
  )

  test.each([
    [newest, true, 120],
    [newest, false, 500],
    [newest + 1, false, 0],
    [190_000, false, 500],
  ])('not of %i (embedded: %s) after %i days', (version, isEmbedded, days) => {
    expect(missingFixes({ version, isEmbedded }, day(days))).toBeNull()
  })

  test('of the version that the database reports', async () => {
    const warnings: string[] = []
    const log = { warn: (text: string) => warnings.push(text) } as never
    const target = inject('postgres')
    await warnOfMissingFixes(target, true, log, day(121))
    await warnOfMissingFixes(target, false, log, day(500))
    expect(warnings).toEqual([expect.stringMatching(/^The embedded PostgreSQL 18\.\d+ (may lack|lacks)/)])
  })
})
