// How many bytes of orders a device, and an address, may have written in ten minutes: they fill the disk for a day.

import type { ByteLimits } from '../../limits/byte-limits.ts'

interface Sender {
  readonly device: string
  /** A key (limits/client-address.ts). */
  readonly address: string
}

/** What an order of few words writes: a row, its first answer, the log of both. So a device may write 512 in ten minutes. */
const leastBytes = 4096

/** Of a device's rate limit (64 KB of 2 MB): with less used, it goes on at an address that is spent. A neighbour stops no guest. */
const few = 1 / 32

/**
 * Does the work, and counts what it wrote. Throws 'too-many-requests' where the device has written too much, and where its
 * address has and the device has a part in it. Calls that fail cost nothing: who sits nowhere uses up nobody's rate limit.
 */
export async function withinByteLimits<R>(
  rateLimits: ByteLimits,
  { device, address }: Sender,
  content: object,
  work: () => Promise<R>,
): Promise<R> {
  rateLimits.require('order-bytes-per-device', device)
  if (rateLimits.isExhausted('order-bytes-per-address', address))
    rateLimits.require('order-bytes-per-device', device, few)
  const answer = await work()
  const bytes = Math.max(leastBytes, Buffer.byteLength(JSON.stringify(content)))
  rateLimits.count('order-bytes-per-device', device, bytes)
  rateLimits.count('order-bytes-per-address', address, bytes)
  return answer
}
