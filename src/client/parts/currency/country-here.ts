// The country where the phone is: asked of our own server, which looks it up offline. Loaded when it is needed.

import { findCountry } from '#contract/places.ts'
import { call } from '../../api/call.ts'
import { findPosition } from '../../device/geolocation.ts'

/** ISO 3166-1 alpha-2; null if it cannot be found out. */
export async function countryHere(): Promise<string | null> {
  const position = await findPosition()
  if (!position) return null
  try {
    const query = { lat: coarse(position.latitude), lon: coarse(position.longitude) }
    return (await call(findCountry, { query })).country
  } catch {
    return null
  }
}

/** To about a kilometre: a country needs no more, so no more leaves the phone. */
function coarse(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
