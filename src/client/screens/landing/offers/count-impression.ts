// Tells the server that an offer was seen or followed. Nobody waits for it, and nobody is told when it is lost.

import { recordImpression } from '#contract/offers.ts'
import { call } from '../../../api/call.ts'
import type { Position } from '../../../device/geolocation.ts'

interface Impression {
  readonly campaignId: number
  readonly kind: 'view' | 'click'
  /** Where the offer was looked for. */
  readonly position: Position
}

/** Views that this page has told of: an offer that is still there at the next look is not seen anew. */
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

/** To about a kilometre: a count needs no more, so no more leaves the phone. */
function coarse(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
