// Limits the bytes of orders that a device and an address write in ten minutes: orders occupy the disk for a day.

import type { RateLimits } from '../../limits/rate-limits.ts'

interface Sender {
  readonly device: string
  /** A normalised address (limits/client-address.ts). */
  readonly address: string
}

/** A short order writes a row, its stored response, and the log of both. So a device may place 512 orders in ten minutes. */
const minBytesPerOrder = 4096

/**
 * Runs the work, and counts the bytes of what it wrote, `contentOf` its result. Throws 'too-many-requests' if the device is over its limit, or if its
 * address is and the device contributed to that. Failed calls are not counted, so a stranger exhausts nobody's limit.
 */
export async function withinByteLimits<R>(
  rateLimits: RateLimits,
  { device, address }: Sender,
  contentOf: (reply: R) => object,
  work: () => Promise<R>,
): Promise<R> {
  await rateLimits.require('order-bytes-per-device', device)
  if (await rateLimits.isExhausted('order-bytes-per-address', address))
    await rateLimits.require('order-bytes-per-device-at-full-address', device)
  const reply = await work()
  const bytes = Math.max(minBytesPerOrder, Buffer.byteLength(JSON.stringify(contentOf(reply))))
  await Promise.all([
    rateLimits.count('order-bytes-per-device', device, bytes),
    rateLimits.count('order-bytes-per-device-at-full-address', device, bytes),
    rateLimits.count('order-bytes-per-address', address, bytes),
  ])
  return reply
}
