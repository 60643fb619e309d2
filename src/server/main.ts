// The server's whole life: config → database → migrate → listen → close.

import { networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { connectDatabase, type DatabaseTarget } from './db/database.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { type OnStop, runUntilStopped } from './lifetime.ts'
import { keysBeside } from './secrets/key-file.ts'
import { makeKeyRing } from './secrets/key-ring.ts'

const config = configOrExit()
const log = pino({ level: config.logLevel })
runUntilStopped(log, start)

async function start(onStop: OnStop): Promise<void> {
  const { target, secretKeys } = await reachDatabase(config, log, onStop)
  const database = connectDatabase(target)
  onStop('The database pool', () => database.close())
  await migrate(database)
  const app = await buildApp({
    config,
    database,
    clock: () => new Date(),
    log,
    keyRing: makeKeyRing(secretKeys),
  })
  onStop('The HTTP server', () => app.close())
  console.log(greeting(await listen(app, config), config))
}

function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

interface Reached {
  readonly target: DatabaseTarget
  /** What its secrets are kept under. */
  readonly secretKeys: readonly Uint8Array[]
}

async function reachDatabase(config: Config, log: Logger, onStop: OnStop): Promise<Reached> {
  const { databaseUrl, dataDir, secretKeys } = config
  if (databaseUrl && secretKeys) return { target: { url: databaseUrl }, secretKeys }
  const { target, directory, stop } = await startEmbedded({ dataDir, log })
  onStop('PostgreSQL', stop)
  return { target, secretKeys: secretKeys ?? keysBeside(directory, log) }
}

/** `::` serves IPv4 too, but a machine may have no IPv6 at all. */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<URL> {
  try {
    return new URL(await app.listen({ port, host }))
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new Error(`port ${port} is already in use. Stop what uses it, or set PORT to another.`)
    }
    if (host !== '::' || !['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes(code)) throw error
    return listen(app, { ...config, host: '0.0.0.0' })
  }
}

function greeting({ port }: URL, { host, betaAccessCode, canonicalHost }: Config): string {
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
