// Resolves names without the system's resolver: `dns.lookup` would occupy one of the few threads that hash passwords, for as
// long as a slow name server takes.

import { Resolver } from 'node:dns/promises'

/** How long a name may take to resolve. After that it counts as a name that does not resolve. */
const timeoutMs = 2000

/** The addresses that a name resolves to within the timeout. */
export async function addressesOf(hostname: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: timeoutMs / 2, tries: 1 })
  const timer = setTimeout(() => resolver.cancel(), timeoutMs)
  const results = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  clearTimeout(timer)
  return results.flatMap(result => (result.status === 'fulfilled' ? result.value : []))
}
