// The distance between two positions on the Earth.

/** Degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Metres, the mean radius of the Earth (IUGG): a sphere is at most half a percent off. */
export const earthRadius = 6_371_008.8

/** Metres between two positions along a great circle (the haversine formula). */
export function distanceBetween(a: Position, b: Position): number {
  const [latitudeA, latitudeB] = [radians(a.latitude), radians(b.latitude)]
  const acrossLatitudes = Math.sin((latitudeB - latitudeA) / 2) ** 2
  const acrossLongitudes = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const haversine = acrossLatitudes + Math.cos(latitudeA) * Math.cos(latitudeB) * acrossLongitudes
  // Rounding may exceed 1 for antipodes.
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
