// Validates a webhook's address before it is stored: https, and not in the server's own network. Each request checks it again
// (outgoing/public-lookup.ts), since a name may resolve differently later.

import {
  type AddressFault,
  faultOfAddress,
  isLoopbackHost,
  isPublicIp,
} from '@tablemate/domain/restaurants/public-address.ts'
import { addressesOf } from '../../outgoing/resolve.ts'

/**
 * The address in the URL standard's spelling, or its fault. A name that does not resolve is accepted. `allowsLoopback`, for
 * tests: this machine may be called.
 */
export async function checkWebhook(
  text: string,
  { allowsLoopback = false }: { readonly allowsLoopback?: boolean } = {},
): Promise<{ readonly address: string } | { readonly fault: AddressFault }> {
  const url = URL.parse(text)
  const fault = faultOfAddress(url, { allowsLoopback })
  if (fault || !url) return { fault: fault ?? 'malformed' }
  // Without a fault, it is allowed.
  if (isLoopbackHost(url.hostname)) return { address: url.href }
  const found = await addressesOf(url.hostname)
  return found.every(isPublicIp) ? { address: url.href } : { fault: 'not-public' }
}
