// The only reader of the environment: everything that whoever runs Tablemate may set, checked once, at the
// start.

import { existsSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isEmailLike } from '#domain/restaurants/contact.ts'
import { parseKeys } from './secrets/key-ring.ts'

/** What calls leave free for PostgreSQL. The write-ahead log grows to as much (max_wal_size, postmaster.ts). */
export const usualReserveBytes = 256 * 2 ** 20

export type Config = {
  /** 0 takes any free port. */
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  /** Free bytes of the embedded database's disk below which calls may not write. */
  diskReserveBytes: number
  /** How many processes serve, at one port. */
  workers: number
  /** A PostgreSQL of one's own; without it the server starts the embedded one. */
  databaseUrl: string | undefined
  /** Carries the events between nodes; without it the database does. */
  redisUrl: string | undefined
  /** What secrets are kept under, the present key first; without it they are beside the embedded database. */
  secretKeys: Uint8Array[] | undefined
  /** Empty: the beta gate is off. */
  betaAccessCode: string
  /** The one host that pages are read at, with its port if it has one; the others redirect to it. */
  canonicalHost: string | undefined
  /** Where links in mails lead: scheme and host. */
  publicUrl: string | undefined
  /** By which mail is sent; without it none is. */
  smtpUrl: string | undefined
  /** Whom mail is from. */
  mailFrom: string | undefined
  /** Addresses and CIDR blocks whose forwarded headers are believed; false: nobody's. */
  trustProxy: string[] | false
  /** Multiplies every rate limit. */
  rateLimitScale: number
  /** Opens /metrics to others than loopback. */
  metricsToken: string | undefined
  logLevel: LogLevel
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

type Environment = Record<string, string | undefined>

const checkout = fileURLToPath(new URL('../..', import.meta.url))

/** Throws one error that names every fault, each with what was given and what is expected. */
export function readConfig(env: Environment): Config {
  const faults: string[] = []
  const read = <Value, Fallback>(name: string, fallback: Fallback, kind: Kind<Value>): Value | Fallback => {
    const text = env[name]?.trim() ?? ''
    if (text === '') return fallback
    const value = kind.parse(text)
    if (value !== undefined) return value
    const given = kind.isSecret ? 'not shown, as it may hold a secret' : JSON.stringify(text)
    faults.push(`${name} must be ${kind.expected} (given: ${given})`)
    return fallback
  }
  const config: Config = {
    port: read('PORT', 3000, port),
    host: read('HOST', '::', host),
    dataDir: resolve(checkout, read('DATA_DIR', 'data', folder)),
    diskReserveBytes: read('DISK_RESERVE_MB', usualReserveBytes, megabytes),
    workers: read('WORKERS', 1, workers),
    databaseUrl: read('DATABASE_URL', undefined, databaseUrl),
    redisUrl: read('REDIS_URL', undefined, redisUrl),
    secretKeys: read('SECRETS_KEY', undefined, secretKeys),
    betaAccessCode: env.BETA_ACCESS_CODE?.trim() ?? 'TABLEMATE',
    canonicalHost: read('CANONICAL_HOST', undefined, publicHost),
    publicUrl: read('PUBLIC_URL', undefined, publicUrl),
    smtpUrl: read('SMTP_URL', undefined, smtpUrl),
    mailFrom: read('MAIL_FROM', undefined, mailSender),
    trustProxy: read('TRUST_PROXY', false, proxies),
    rateLimitScale: read('RATE_LIMIT_SCALE', 1, positiveNumber),
    metricsToken: read('METRICS_TOKEN', undefined, text),
    logLevel: read('LOG_LEVEL', 'info', logLevel),
  }
  // Beside a database of one's own there is no place to keep them that outlives this machine.
  if (env.DATABASE_URL?.trim() && !env.SECRETS_KEY?.trim())
    faults.push(`SECRETS_KEY must be set where DATABASE_URL is: ${secretKeys.expected}`)
  config.publicUrl ??= config.canonicalHost && `https://${config.canonicalHost}`
  if (config.smtpUrl && !config.publicUrl)
    faults.push(`PUBLIC_URL or CANONICAL_HOST must be set where SMTP_URL is: ${publicUrl.expected}`)
  if (config.smtpUrl && !config.mailFrom)
    faults.push(`MAIL_FROM must be set where SMTP_URL is: ${mailSender.expected}`)
  if (faults.length > 0) throw new Error(['The configuration cannot be used:', ...faults].join('\n  '))
  return config
}

type Kind<Value> = {
  expected: string
  isSecret?: boolean
  /** Undefined if the text is no such value. */
  parse(text: string): Value | undefined
}

const text: Kind<string> = { expected: 'a text', parse: text => text }

const folder: Kind<string> = {
  expected: 'a folder, or a path at which one can be made',
  parse: text => (isFolderOrNone(resolve(checkout, text)) ? text : undefined),
}

const port: Kind<number> = {
  expected: 'a whole number from 0 to 65535',
  parse: text => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
}

/** In bytes. Less would not hold the ballast file (db/embedded/ballast.ts). */
const megabytes: Kind<number> = {
  expected: 'a whole number of megabytes from 64 to 65536',
  parse: text =>
    /^\d{2,5}$/.test(text) && Number(text) >= 64 && Number(text) <= 65_536
      ? Number(text) * 2 ** 20
      : undefined,
}

const workers: Kind<number> = {
  expected: 'a whole number from 1 to 64',
  parse: text =>
    /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 64 ? Number(text) : undefined,
}

const host: Kind<string> = {
  expected: 'an address or a host name to listen on, such as 127.0.0.1 or ::',
  parse: text => (isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) ? text : undefined),
}

const publicHost: Kind<string> = {
  expected: 'a host name, with its port if it has one, such as tablemate.example or localhost:3000',
  parse: text => {
    const asked = text.toLowerCase()
    // A URL knows what a host and a port are; one of the two schemes leaves its own port away.
    const hosts = ['http', 'https'].map(scheme => URL.parse(`${scheme}://${asked}`)?.host)
    return /^[a-z\d.:[\]-]+$/.test(asked) && hosts.includes(asked) ? asked : undefined
  },
}

const databaseUrl: Kind<string> = {
  expected: 'the URL of a PostgreSQL database, such as postgres://user:password@host:5432/name',
  isSecret: true,
  parse: text => (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '') ? text : undefined),
}

const redisUrl: Kind<string> = {
  expected: 'the URL of a Redis server, such as redis://user:password@host:6379',
  isSecret: true,
  parse: text => (/^rediss?:$/.test(URL.parse(text)?.protocol ?? '') ? text : undefined),
}

const publicUrl: Kind<string> = {
  expected: 'the address that links in mails begin with, such as https://tablemate.example',
  parse: text => {
    const url = URL.parse(text)
    const isBare = url?.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
    return url && isBare && /^https?:$/.test(url.protocol) ? url.origin : undefined
  },
}

const smtpUrl: Kind<string> = {
  expected: 'the URL of an SMTP server, such as smtps://user:password@mail.example:465',
  isSecret: true,
  parse: text => {
    const url = URL.parse(text)
    return url && /^smtps?:$/.test(url.protocol) && url.hostname ? text : undefined
  },
}

const mailSender: Kind<string> = {
  expected: 'an email address, with a name before it if wanted, such as Tablemate <hello@tablemate.example>',
  parse: text => {
    const address = /^[^<>"\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text
    return isEmailLike(address) ? text : undefined
  },
}

const secretKeys: Kind<Uint8Array[]> = {
  expected:
    'one or several different keys of 32 bytes in base64, as `openssl rand -base64 32` makes them, the present one first',
  isSecret: true,
  parse: parseKeys,
}

const proxies: Kind<string[]> = {
  expected: 'a list of addresses or CIDR blocks with commas between them, such as 10.0.0.0/8, ::1',
  parse: text => {
    const list = text.split(',').map(entry => entry.trim())
    return list.every(isAddressBlock) ? list : undefined
  },
}

const positiveNumber: Kind<number> = {
  expected: 'a number above 0',
  parse: text => (Number.isFinite(Number(text)) && Number(text) > 0 ? Number(text) : undefined),
}

const logLevel: Kind<LogLevel> = {
  expected: `one of ${logLevels.join(', ')}`,
  parse: text => logLevels.find(level => level === text),
}

/** What exists of the way to the path must be folders. */
function isFolderOrNone(path: string): boolean {
  const found = existsSync(path) ? statSync(path) : undefined
  return found ? found.isDirectory() : isFolderOrNone(dirname(path))
}

function isAddressBlock(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}
