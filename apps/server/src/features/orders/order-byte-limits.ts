// Limits the bytes of orders that a device and an address write in ten minutes: orders occupy the disk for a day.

import type { ByteLimits } from '../../limits/byte-limits.ts'

interface Sender {
  readonly device: string
  /** A normalised address (limits/client-address.ts). */
  readonly address: string
}

/** A short order writes a row, its stored response, and the log of both. So a device may place 512 orders in ten minutes. */
const minBytesPerOrder = 4096

/** A device that has used less than this share of its limit (64 KB of 2 MB) is served at an exhausted address. */
const exemptShare = 1 / 32

/**
 * Runs the work, and counts the bytes of what it wrote, `contentOf` its result. Throws 'too-many-requests' if the device is over its limit, or if its
 * address is and the device contributed to that. Failed calls are not counted, so a stranger exhausts nobody's limit.
 */
export async function withinByteLimits<R>(
  rateLimits: ByteLimits,
  { device, address }: Sender,
  contentOf: (reply: R) => object,
  work: () => Promise<R>,
): Promise<R> {
  rateLimits.require('order-bytes-per-device', device)
  if (rateLimits.isExhausted('order-bytes-per-address', address))
    rateLimits.require('order-bytes-per-device', device, exemptShare)
  const reply = await work()
  const bytes = Math.max(minBytesPerOrder, Buffer.byteLength(JSON.stringify(contentOf(reply))))
  rateLimits.count('order-bytes-per-device', device, bytes)
  rateLimits.count('order-bytes-per-address', address, bytes)
  return reply
}
