// Finds the country of a phone's time zone.

import { zonesOfCountry } from './time-zones.ts'

/** By the zone's IANA name, old names included; null for a zone without a country, or with none of our currencies. */
export function countryOfTimeZone(zone: string): string | null {
  const found = Object.entries(zonesOfCountry).find(([, zones]) => zones.split(' ').includes(zone))
  return found?.[0] ?? null
}
