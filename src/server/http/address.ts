// Whose address counts as one: an IPv4 address, or the /64 that a household's IPv6 addresses share.

/** The key under which an address is counted (decisions.md: IPv6 addresses count by /64). */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  return `${network(address).join(':')}::/64`
}

/** The first four of the eight groups. */
function network(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - front.length - back.length
  const groups = [...front, ...Array.from({ length: missing }, () => '0'), ...back]
  return groups.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16))
}
