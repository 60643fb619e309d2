// Who stands in front of the server by its operator's will (TRUST_PROXY), asked of an address and not of a request: for
// what is decided before there is one.

import { BlockList, isIP, isIPv6 } from 'node:net'

/** Whether a connection from this address comes by way of a trusted proxy. */
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
