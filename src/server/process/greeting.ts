// What whoever started the service reads: where it is, and what lets people in.

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

/**
 * By which phones in the same network reach this machine: IPv4, which is easier to type, where there is any.
 */
function networkAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  const outer = all.filter(({ internal, address }) => !internal && !address.startsWith('fe80:'))
  const short = outer.filter(({ family }) => family === 'IPv4')
  return (short.length > 0 ? short : outer).map(({ address }) => address)
}
