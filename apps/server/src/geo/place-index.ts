// A compact in-memory index of places: for each key a digest of 53 bits and the position, sorted by digest.

/** Degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

export interface PlaceIndex {
  /** Sorted. */
  readonly digests: Float64Array<ArrayBuffer>
  readonly latitudes: Float32Array<ArrayBuffer>
  readonly longitudes: Float32Array<ArrayBuffer>
}

/** Of several entries with one key, the first is used. */
export function makePlaceIndex(entries: Iterable<readonly [key: string, at: Position]>): PlaceIndex {
  const known = new Map<number, Position>()
  for (const [key, at] of entries) {
    const digest = digestOf(key)
    if (!known.has(digest)) known.set(digest, at)
  }
  const digests = Float64Array.from(known.keys()).sort()
  const inOrder = Array.from(digests, digest => known.get(digest))
  return {
    digests,
    latitudes: Float32Array.from(inOrder, at => at?.latitude ?? 0),
    longitudes: Float32Array.from(inOrder, at => at?.longitude ?? 0),
  }
}

export function findPlace({ digests, latitudes, longitudes }: PlaceIndex, key: string): Position | null {
  const input = digestOf(key)
  let [low, high] = [0, digests.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((digests[middle] ?? 0) < input) low = middle + 1
    else high = middle
  }
  const [latitude, longitude] = [latitudes[low], longitudes[low]]
  if (digests[low] !== input || latitude === undefined || longitude === undefined) return null
  return { latitude: round(latitude), longitude: round(longitude) }
}

/** To about a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}

/**
 * Combines two 32-bit hashes with different multipliers. Among half a million keys a collision is unlikely (1 in 100,000), and
 * an attacker gains nothing from a collision.
 */
function digestOf(key: string): number {
  let [one, other] = [0x811c9dc5, 0x01000193]
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at)
    one = Math.imul(one ^ code, 0x9e3779b1)
    other = Math.imul(other ^ code, 0x5f356495)
    one ^= one >>> 15
    other ^= other >>> 13
  }
  return (one >>> 0) * 2 ** 21 + (other >>> 11)
}
