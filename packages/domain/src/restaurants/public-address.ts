// Validates addresses that the server calls for a restaurant: public, by https. Others would give access to the server's own
// network (SSRF). Source: IANA, IPv4 and IPv6 Special-Purpose Address Registries.

/** The fault of an address, as a field problem (contract/problem.ts). */
export type AddressFault = 'malformed' | 'not-https' | 'with-credentials' | 'not-public' | 'port'

/** The parts of a URL as the URL standard parses it: lower-case hosts, every spelling of an IPv4 address as four numbers. */
export interface ParsedAddress {
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly hostname: string
  /** Empty: that of the protocol. */
  readonly port: string
}

/** At any other port an answer could reveal which services a public host runs. */
const ports: readonly string[] = ['', '8443']

/** `allowsLoopback`, for tests: the own machine may be called, by http and at any port too. */
export function faultOfAddress(
  address: ParsedAddress | null,
  { allowsLoopback = false }: { readonly allowsLoopback?: boolean } = {},
): AddressFault | null {
  if (!address) return 'malformed'
  const isLoopback = allowsLoopback && isLoopbackHost(address.hostname)
  const isHttp = address.protocol === 'http:' && isLoopback
  if (address.protocol !== 'https:' && !isHttp) return 'not-https'
  if (address.username !== '' || address.password !== '') return 'with-credentials'
  if (isLoopback) return null
  if (!isPublicHost(address.hostname)) return 'not-public'
  return ports.includes(address.port) ? null : 'port'
}

/** Whether a host is this machine, in the URL standard's spelling. Not the rest of 127.0.0.0/8, and no name that resolves to it. */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === '127.0.0.1' || hostname === '[::1]' || hostname === 'localhost'
}

/** Whether a host, an IP address or a name, may be public. The caller also checks what a name resolves to. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (host.startsWith('[')) return isPublicIp(host.slice(1, -1))
  return parseIpv4(host) ? isPublicIp(host) : isPublicName(host)
}

/** Whether an IP address, in its usual spelling, is public. */
export function isPublicIp(ip: string): boolean {
  const ipv4 = parseIpv4(ip)
  if (ipv4) return !reservedIpv4.some(block => isWithin(ipv4, block))
  const ipv6 = parseIpv6(ip.toLowerCase())
  // Refuses everything but global unicast: loopback, local, multicast, mapped and translated IPv4.
  return ipv6 !== null && isWithin(ipv6, globalUnicast) && !reservedIpv6.some(b => isWithin(ipv6, b))
}

/** Suffixes that public DNS never resolves, or that networks and clusters use internally. */
const localSuffixes = [
  ...[
    'localhost',
    'local',
    'localdomain',
    'internal',
    'intranet',
    'private',
    'corp',
    'home',
    'lan',
    'workgroup',
  ],
  // Kubernetes (cluster.local is one of `local`), Consul, Nomad, Docker; routers of AVM.
  ...['svc', 'default', 'cluster', 'consul', 'nomad', 'docker', 'fritz.box'],
  // Special-use names (IANA).
  ...['home.arpa', 'in-addr.arpa', 'ip6.arpa', 'test', 'invalid', 'onion', 'alt'],
]

/** Services that resolve each name to the IP address written in it, in many spellings, or to localhost. */
const suffixesOfAnyAddress = [
  'nip.io',
  'sslip.io',
  'xip.io',
  'traefik.me',
  'localtest.me',
  'lvh.me',
  'vcap.me',
]

const refusedSuffixes = [...localSuffixes, ...suffixesOfAnyAddress]

function isPublicName(name: string): boolean {
  return name.includes('.') && !refusedSuffixes.some(suffix => `.${name}`.endsWith(`.${suffix}`))
}

interface Block {
  readonly bytes: readonly number[]
  readonly bits: number
}

const reservedIpv4 = [
  // This network, private use, shared by carriers, loopback, link-local.
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  // Protocol assignments, documentation, 6to4 relays, private use, benchmarks.
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  // Documentation, multicast, reserved and broadcast.
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
].map(blockOf)

const globalUnicast = blockOf('2000::/3')
const reservedIpv6 = [
  // Protocol assignments with Teredo, documentation, 6to4.
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
].map(blockOf)

function blockOf(cidr: string): Block {
  const [address = '', bits] = cidr.split('/')
  return { bytes: parseIpv4(address) ?? parseIpv6(address) ?? [], bits: Number(bits) }
}

function isWithin(bytes: readonly number[], block: Block): boolean {
  return bytes.every((byte, at) => {
    const left = Math.min(8, Math.max(0, block.bits - at * 8))
    return byte >> (8 - left) === (block.bytes[at] ?? 0) >> (8 - left)
  })
}

function parseIpv4(text: string): number[] | null {
  const numbers = text.split('.').map(part => (/^\d{1,3}$/.test(part) ? Number(part) : 256))
  return numbers.length === 4 && numbers.every(number => number < 256) ? numbers : null
}

/** Eight groups of 16 bits; `::` stands for the missing zero groups; the end may be an IPv4 address. */
function parseIpv6(text: string): number[] | null {
  const [head = '', tail, ...rest] = text.split('::')
  if (rest.length > 0) return null
  const [before, after] = [bytesOf(head), bytesOf(tail ?? '')]
  if (!before || !after) return null
  const missing = 16 - before.length - after.length
  if (tail === undefined ? missing !== 0 : missing < 2) return null
  return [...before, ...Array<number>(missing).fill(0), ...after]
}

function bytesOf(groups: string): number[] | null {
  if (groups === '') return []
  const bytes: number[] = []
  for (const group of groups.split(':')) {
    const four = parseIpv4(group)
    if (!four && !/^[\da-f]{1,4}$/.test(group)) return null
    const value = Number.parseInt(group, 16)
    bytes.push(...(four ?? [value >> 8, value & 255]))
  }
  return bytes
}
