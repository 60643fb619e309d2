// Where to look for offers: where the phone is, if it may say so; else the one place that was agreed on.

import { findPosition, findPositionPermission, type Position } from '../../../device/geolocation.ts'

/** 'fallback': the phone does not say where it is, or cannot. */
export interface OfferPlace {
  readonly kind: 'here' | 'fallback'
  readonly position: Position
}

/** Without a prompt ('unasked': it would take one): at once where the answer is known, after the phone was asked where it was allowed before. */
export async function findWhereaboutsQuietly(): Promise<OfferPlace | { readonly kind: 'unasked' }> {
  switch (await findPositionPermission()) {
    case 'granted':
      return findWhereabouts()
    case 'prompt':
      return { kind: 'unasked' }
    case 'denied':
      return fallback
  }
}

/** May prompt. */
export async function findWhereabouts(): Promise<OfferPlace> {
  const position = await findPosition()
  return position ? { kind: 'here', position: toTheHouse(position) } : fallback
}

/** San Francisco. Source: spec.md, section 8. */
const fallback = { kind: 'fallback', position: { latitude: 37.7749, longitude: -122.4194 } } as const

/** To about ten metres: more is no use for "350 m away", so no more leaves the phone. */
function toTheHouse({ latitude, longitude }: Position): Position {
  return { latitude: roundTo4(latitude), longitude: roundTo4(longitude) }
}

const roundTo4 = (degrees: number) => Math.round(degrees * 10_000) / 10_000
