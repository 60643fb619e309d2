// Creates a campaign. The server computes its price and its end.

import type { Campaign, createCampaign as endpoint } from '@tablemate/contract/campaigns.ts'
import type { CheckedOf } from '@tablemate/contract/endpoint.ts'
import * as limits from '@tablemate/domain/limits.ts'
import type { AppContext } from '../../app-context.ts'
import {
  type IdempotencyKey,
  runOwnerIdempotently,
  type StoredResponse,
} from '../../idempotency/idempotency.ts'
import { problem } from '../../problems.ts'
import { changeRestaurant } from '../../restaurant/change-restaurant.ts'
import { offerTerms, runTerms } from './campaign-terms.ts'
import { countUnfinished, insertCampaign, lockRestaurant } from './queries.ts'

interface NewCampaign {
  readonly restaurantId: number
  readonly body: CheckedOf<typeof endpoint, 'body'>
  readonly idempotencyKey: IdempotencyKey | null
}

/**
 * A repeated idempotency key returns the first reply. Throws 'invalid' with the fields, 'too-many-campaigns', and
 * 'not-signed-in' when the account was deleted.
 */
export function createCampaign(
  context: Pick<AppContext, 'database' | 'clock' | 'changeQueues'>,
  { restaurantId, body: input, idempotencyKey }: NewCampaign,
): Promise<Campaign | StoredResponse> {
  const now = context.clock()
  return changeRestaurant(context, restaurantId, tx =>
    runOwnerIdempotently(tx, { key: idempotencyKey, now, restaurantId }, async () => {
      const restaurant = await lockRestaurant(tx, restaurantId)
      if (!restaurant) throw problem('not-signed-in')
      const { currency, timeZone } = restaurant
      const offer = offerTerms(input, currency)
      const run = runTerms({ ...input, timeZone }, currency, now)
      if ((await countUnfinished(tx, restaurantId, now)) >= limits.campaignsAtOnce)
        throw problem('too-many-campaigns')
      return insertCampaign(tx, { ...input, ...offer, ...run, restaurantId, currency }, now)
    }),
  )
}
