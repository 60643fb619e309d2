// The lookup of outgoing connections: only public addresses. A name may resolve differently than when its owner entered it (DNS
// rebinding), so the addresses that are checked are the ones that the connection uses.

import { isIP, type LookupFunction } from 'node:net'
import { isPublicIp } from '@tablemate/domain/restaurants/public-address.ts'
import { addressesOf } from './resolve.ts'

/** The name resolves to an address that is not public. */
export class AddressRefused extends Error {}

export const lookUpPublic: LookupFunction = (hostname, { all }, found) => {
  void addressesOf(hostname).then(addresses => {
    if (addresses.every(isPublicIp)) answer(addresses, all, found)
    else found(new AddressRefused(), '')
  })
}

/** For tests: "localhost", whatever a name server says. */
export const lookUpLoopback: LookupFunction = (_hostname, { all }, found) =>
  answer(['127.0.0.1', '::1'], all, found)

function answer(
  addresses: readonly string[],
  all: boolean | undefined,
  found: Parameters<LookupFunction>[2],
): void {
  const [first] = addresses
  const list = addresses.map(address => ({ address, family: isIP(address) }))
  if (first === undefined) found(new Error('the name does not resolve'), '')
  else if (all) found(null, list)
  else found(null, first, isIP(first))
}
