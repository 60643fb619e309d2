// The message on the terminal after startup: the server's URLs and the beta code.

import { networkInterfaces } from 'node:os'
import type { Config } from '../config.ts'

export function greeting(
  { port }: Pick<URL, 'port'>,
  { host, betaAccessCode, canonicalHost }: Config,
): string {
  const isOpen = ['::', '0.0.0.0'].includes(host)
  const hosts = isOpen ? ['localhost', ...networkAddresses()] : [host]
  const urls = hosts.map(name => `  http://${name.includes(':') ? `[${name}]` : name}${port && `:${port}`}`)
  const gate = betaAccessCode ? `Beta code: ${betaAccessCode}` : 'The beta gate is off.'
  const redirect = canonicalHost ? [`Pages are read at ${canonicalHost}; other hosts redirect to it.`] : []
  return ['', 'Tablemate is ready:', ...urls, gate, ...redirect].join('\n')
}

/** Addresses at which phones in the same network reach this machine. Prefers IPv4, which is easier to type. */
function networkAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  const external = all.filter(({ internal, address }) => !internal && !address.startsWith('fe80:'))
  const ipv4 = external.filter(({ family }) => family === 'IPv4')
  return (ipv4.length > 0 ? ipv4 : external).map(({ address }) => address)
}
