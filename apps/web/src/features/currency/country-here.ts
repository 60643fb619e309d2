// Finds the country of the phone's position. Our own server looks it up offline.

import { findCountry } from '@tablemate/contract/places.ts'
import { call } from '../../lib/api/call.ts'
import { findPosition } from '../../lib/device/geolocation.ts'

/** ISO 3166-1 alpha-2; null if it cannot be determined. */
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

/** Rounds to about a kilometre. That suffices for a country, so a more exact position never leaves the phone. */
function coarse(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
