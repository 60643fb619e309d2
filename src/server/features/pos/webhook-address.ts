// Validates a webhook's address before it is stored: https, and not in the server's own network.

import { Resolver } from 'node:dns/promises'
import { type AddressFault, faultOfAddress, isPublicIp } from '#domain/restaurants/public-address.ts'

/** How long a name may take to resolve. After that it counts as a name that does not resolve. */
const timeoutMs = 2000

/** The address in the URL standard's spelling, or its fault. A name that does not resolve is accepted. */
export async function checkWebhook(
  text: string,
): Promise<{ readonly address: string } | { readonly fault: AddressFault }> {
  const url = URL.parse(text)
  const fault = faultOfAddress(url)
  if (fault || !url) return { fault: fault ?? 'malformed' }
  const found = await addressesOf(url.hostname)
  return found.every(isPublicIp) ? { address: url.href } : { fault: 'not-public' }
}

/**
 * The addresses that a name resolves to within the timeout. Uses its own resolver: `dns.lookup` would occupy one of the few
 * threads that hash passwords, for as long as a slow name server takes.
 */
async function addressesOf(hostname: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: timeoutMs / 2, tries: 1 })
  const timer = setTimeout(() => resolver.cancel(), timeoutMs)
  const results = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  clearTimeout(timer)
  return results.flatMap(result => (result.status === 'fulfilled' ? result.value : []))
}
