// The menu of the restaurant's point of sale, as rows to check.

import type { ReplyOf } from '@tablemate/contract/endpoint.ts'
import { takePosMenu } from '@tablemate/contract/pos-menu.ts'
import type { OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { posProviderFacts } from '@tablemate/domain/restaurants/pos-providers.ts'
import type { FileDoubt } from '@tablemate/menu-reader/menu-reading.ts'
import { portalCall } from '../portal/portal-call.ts'
import { type DraftRow, draftRows } from './draft-rows.ts'

/** Where checked rows come from, if not from a file. */
export interface PosSource extends Pick<ReplyOf<typeof takePosMenu>, 'provider' | 'takenAt' | 'leftOut'> {
  readonly name: string
}

interface PosRows {
  readonly rows: readonly DraftRow[]
  readonly doubts: readonly FileDoubt[]
  readonly pos: PosSource
}

/** Throws `CallProblem`. */
export async function fetchPosRows({ id, currency }: OwnRestaurant): Promise<PosRows> {
  const { rows, optionGroups, doubts, provider, takenAt, leftOut } = await portalCall(takePosMenu, {
    params: { restaurantId: id },
  })
  const { name } = posProviderFacts[provider]
  return { rows: draftRows(rows, currency, optionGroups), doubts, pos: { provider, name, takenAt, leftOut } }
}
