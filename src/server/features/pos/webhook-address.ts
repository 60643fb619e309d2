// A webhook's address, before it is kept: https, and nothing of the network that this server stands in.

import { Resolver } from 'node:dns/promises'
import { type AddressFault, faultOfAddress, isPublicIp } from '#domain/restaurants/public-address.ts'

/** How long a name may take to resolve; after that it counts as one that does not. */
const timeoutMs = 2000

/** The address as the URL standard writes it, or what is wrong with it. A name that does not resolve is accepted. */
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
 * All that a name resolves to in time. By a resolver of its own: `dns.lookup` would take one of the few threads that
 * passwords are hashed on, for as long as a slow name server likes.
 */
async function addressesOf(hostname: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: timeoutMs / 2, tries: 1 })
  const late = setTimeout(() => resolver.cancel(), timeoutMs)
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  clearTimeout(late)
  return answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
}
