// A new campaign: the server says what it costs and when it ends.

import type { Campaign, createCampaign as endpoint } from '#contract/campaigns.ts'
import type { CheckedOf } from '#contract/endpoint.ts'
import { limits } from '#domain/limits.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { House } from '../../house.ts'
import { answerOwnerOnce, type OnceKey, type StoredAnswer } from '../../http/once.ts'
import { problem } from '../../http/problems.ts'
import { countUnfinished, holdRestaurant, insertCampaign } from './queries.ts'
import { settleOffer, settleRun } from './settle.ts'

interface Wanted {
  readonly restaurantId: number
  readonly wanted: CheckedOf<typeof endpoint, 'body'>
  readonly once: OnceKey | null
}

/**
 * Makes a campaign; with a key that was used before, answers what was answered then. Throws 'invalid' by field,
 * 'too-many-campaigns', and 'not-signed-in' when the account is gone.
 */
export function createCampaign(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  { restaurantId, wanted, once }: Wanted,
): Promise<Campaign | StoredAnswer> {
  const now = clock()
  return inTransaction(database, tx =>
    answerOwnerOnce(tx, { key: once, now, restaurantId }, async () => {
      const restaurant = await holdRestaurant(tx, restaurantId)
      if (!restaurant) throw problem('not-signed-in')
      const { currency, timeZone } = restaurant
      const offer = settleOffer(wanted, currency)
      const run = settleRun({ ...wanted, timeZone }, currency, now)
      if ((await countUnfinished(tx, restaurantId, now)) >= limits.campaignsAtOnce)
        throw problem('too-many-campaigns')
      return insertCampaign(tx, { ...wanted, ...offer, ...run, restaurantId, currency }, now)
    }),
  )
}
