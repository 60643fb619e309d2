// Recognises trusted proxies (TRUST_PROXY) by address, for decisions that are made before there is a request.

import { BlockList, isIP, isIPv6 } from 'node:net'

/** Returns a function that tells whether an address is a trusted proxy's. */
export function findTrustedProxies(
  blocks: readonly string[] | false,
): (address: string | undefined) => boolean {
  if (!blocks) return () => false
  const list = new BlockList()
  for (const block of blocks) {
    const [address = '', bits] = block.split('/')
    const family = familyOf(address)
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return address => address !== undefined && isIP(address) !== 0 && list.check(address, familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
