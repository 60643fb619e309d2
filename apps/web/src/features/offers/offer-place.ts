// The position to search offers around: the phone's own if it is allowed, otherwise a fixed fallback.

import { findPosition, findPositionPermission, type Position } from '../../lib/device/geolocation.ts'

/** 'fallback': the phone's position is not allowed or not available. */
export interface OfferPlace {
  readonly kind: 'here' | 'fallback'
  readonly position: Position
}

/** Finds the place without a prompt. Resolves to 'unasked' if a prompt would be needed. */
export async function findOfferPlaceWithoutPrompt(): Promise<OfferPlace | { readonly kind: 'unasked' }> {
  switch (await findPositionPermission()) {
    case 'granted':
      return findOfferPlace()
    case 'prompt':
      return { kind: 'unasked' }
    case 'denied':
      return fallback
  }
}

/** May prompt. */
export async function findOfferPlace(): Promise<OfferPlace> {
  const position = await findPosition()
  return position ? { kind: 'here', position: rounded(position) } : fallback
}

/** San Francisco. Source: spec.md, section 8. */
const fallback = { kind: 'fallback', position: { latitude: 37.7749, longitude: -122.4194 } } as const

/** Rounds to about ten metres. "350 m away" needs no more, so nothing more precise leaves the phone. */
function rounded({ latitude, longitude }: Position): Position {
  return { latitude: roundTo4(latitude), longitude: roundTo4(longitude) }
}

const roundTo4 = (degrees: number) => Math.round(degrees * 10_000) / 10_000
