// In which country a phone's clock is set.

import { zonesOfCountry } from './time-zones.ts'

/** By the zone's IANA name, old ones included; null for an hour without a place, or where our currencies are not used. */
export function countryOfTimeZone(zone: string): string | null {
  const found = Object.entries(zonesOfCountry).find(([, zones]) => zones.split(' ').includes(zone))
  return found?.[0] ?? null
}
