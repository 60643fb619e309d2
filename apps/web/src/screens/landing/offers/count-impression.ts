// Reports to the server that an offer was seen or opened. Failures are ignored.

import { recordImpression } from '@tablemate/contract/offers.ts'
import { call } from '../../../api/call.ts'
import type { Position } from '../../../device/geolocation.ts'

interface Impression {
  readonly campaignId: number
  readonly kind: 'view' | 'click'
  /** The position that offers were searched around. */
  readonly position: Position
}

/** The offers whose view this page has reported, so that a refetch does not report them again. */
const viewed = new Set<number>()

export function countImpression({ campaignId, kind, position }: Impression): void {
  if (kind === 'view') {
    if (viewed.has(campaignId)) return
    viewed.add(campaignId)
  }
  const body = {
    campaignId,
    impressionType: kind,
    userLatitude: coarse(position.latitude),
    userLongitude: coarse(position.longitude),
  }
  call(recordImpression, { body }).catch(() => undefined)
}

/** Rounds to about one kilometre. A count needs no more, so nothing more precise leaves the phone. */
function coarse(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
