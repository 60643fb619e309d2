// Normalises a client's address for rate limits: an IPv4 address, or the /64 of an IPv6 address, which one household shares.

import { isIPv6 } from 'node:net'

/** The key of an address for rate limits (IPv6 by its /64: decisions.md, Names, gate, host). */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const isMappedIPv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  if (!isMappedIPv4) return `${groups.slice(0, 4).join(':')}::/64`
  const [high = 0, low = 0] = groups.slice(6).map(group => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** The wider networks of a key's /64; null for IPv4. */
export function networksOf(key: string): { readonly by56: string; readonly by48: string } | null {
  const [a, b, c, fourth, end] = key.split(':')
  if (fourth === undefined || end !== '') return null
  const by48 = [a, b, c].join(':')
  return { by56: `${by48}:${(Number.parseInt(fourth, 16) >> 8).toString(16)}::/56`, by48: `${by48}::/48` }
}

/** The network that one attacker may control as a whole: an IPv6 /48 or an IPv4 /24. */
export function networkOf(key: string): string {
  return networksOf(key)?.by48 ?? key.replace(/\.\d+$/, '.0/24')
}

/** An IPv4 address, or the /48 of an IPv6 address, which one site has. */
export function siteOf(address: string): string {
  const key = addressKey(address)
  return networksOf(key)?.by48 ?? key
}

/** The eight groups without leading zeros. The URL parser makes the address canonical. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)
  const [front = [], back = []] = canonical.split('::').map(half => (half === '' ? [] : half.split(':')))
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back]
}
