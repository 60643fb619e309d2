// The search for offers among many campaigns: the same offers as a scan, and a bounded number of rows.

import * as limits from '@tablemate/domain/limits.ts'
import { targetRadii } from '@tablemate/domain/offers/campaign.ts'
import { chooseOffers } from '@tablemate/domain/offers/choose-offers.ts'
import { distanceBetween } from '@tablemate/domain/places/distance.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { fillCampaigns, type PlacedCampaign } from '@tablemate/test/restaurants/campaign.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '../../db/database.ts'
import { findNearby } from './offer-queries.ts'

describe('among many campaigns', () => {
  /** Positions with edge cases: in a town, at the pole, at the antimeridian. */
  const place = fc.oneof(
    fc.record({
      latitude: fc.double({ min: 48, max: 48.3, noNaN: true }),
      longitude: fc.double({ min: 11, max: 11.4, noNaN: true }),
    }),
    fc.record({
      latitude: fc.double({ min: 89.8, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
    fc.record({
      latitude: fc.double({ min: -17, max: -16.8, noNaN: true }),
      longitude: fc.oneof(
        fc.double({ min: 179.8, max: 180, noNaN: true }),
        fc.double({ min: -180, max: -179.8, noNaN: true }),
      ),
    }),
    fc.constantFrom(
      { latitude: -90, longitude: 0 },
      { latitude: -89.995, longitude: 133 },
      { latitude: 5, longitude: 180 },
      { latitude: 5, longitude: -180 },
    ),
  )
  const town = shareApp()
  let campaigns: readonly PlacedCampaign[]

  beforeAll(async () => {
    const many = fc.array(fc.record({ place, radius: fc.constantFrom(...targetRadii) }), {
      minLength: 600,
      maxLength: 600,
    })
    campaigns = (fc.sample(many, { seed: 5, numRuns: 1 })[0] ?? []).map(({ place, radius }) => ({
      ...place,
      radius,
    }))
    await fillCampaigns(town(), campaigns)
  })

  test('the search finds the same offers as a scan of all', async () => {
    await fc.assert(
      fc.asyncProperty(place, fc.integer({ min: 1, max: 20 }), async (here, limit) => {
        const found = await findNearby(town().database.sql, here, { now: town().now(), limit })
        const spots = campaigns.map(({ latitude, longitude }) => JSON.stringify([latitude, longitude]))
        const near = campaigns
          .map((campaign, campaignId) => ({
            campaignId,
            // Each spot has one restaurant.
            restaurantId: spots.indexOf(spots[campaignId] ?? ''),
            distance: distanceBetween(here, campaign),
            viewRank: 0,
            radius: campaign.radius,
          }))
          .filter(({ distance, radius }) => distance <= radius)
        const input = chooseOffers(near, limit).map(({ distance }) => Math.round(distance))
        expect(found.map(({ distance }) => distance)).toEqual(input)
      }),
      { numRuns: 100, seed: 7 },
    )
  })

  test('with thousands on one spot, the search reads a bounded number of rows', async () => {
    const square = { latitude: 52.52, longitude: 13.405 }
    await fillCampaigns(
      town(),
      Array.from({ length: 5000 }, (_, at) => ({ ...square, radius: targetRadii[at % 5] as number })),
    )
    await town().database.sql.begin(async tx => {
      const before = await countReads(tx)
      const found = await findNearby(tx, square, { now: town().now(), limit: 3 })
      expect(found.map(({ distance }) => distance)).toEqual([0, 0, 0])
      const after = await countReads(tx)
      expect(after.inOrder - before.inOrder).toBe(0)
      expect(after.byIndex - before.byIndex).toBeLessThanOrEqual(
        3 * limits.campaignsAtOnce * targetRadii.length,
      )
    })
  })
})

/** The number of rows of campaigns that the connection has read so far. */
async function countReads(tx: Transaction): Promise<{ inOrder: number; byIndex: number }> {
  const [count] = await tx<{ inOrder: number; byIndex: number }[]>`
    select seq_tup_read as "inOrder", idx_tup_fetch as "byIndex" from pg_stat_xact_user_tables
    where relname = 'campaigns'`
  return count ?? { inOrder: 0, byIndex: 0 }
}
