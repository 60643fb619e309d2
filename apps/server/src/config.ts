// The only reader of environment variables: all settings, validated once at startup.

import { existsSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allAdapters } from '@tablemate/domain/pos/adapters.ts'
import { type PosAgreements, posAbility } from '@tablemate/domain/pos/pos-ability.ts'
import { isEmailLike } from '@tablemate/domain/restaurants/contact.ts'
import { type PosProvider, posProviders } from '@tablemate/domain/restaurants/pos-providers.ts'
import { faultOfAddress, isLoopbackHost } from '@tablemate/domain/restaurants/public-address.ts'
import { parseIntoClientConfig } from 'pg-connection-string'
import { parseKeys } from './secrets/key-ring.ts'

/** Disk space that requests leave free for PostgreSQL: as much as its write-ahead log may grow to (max_wal_size, postmaster.ts). */
export const defaultReserveBytes = 256 * 2 ** 20

export type Config = {
  /** 0: any free port. */
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  /** Free bytes of the embedded database's disk below which calls may not write. */
  diskReserveBytes: number
  /** Number of server processes that share the port. */
  workers: number
  /** The operator's own PostgreSQL; if undefined, the server starts the embedded one. */
  databaseUrl: string | undefined
  /** The same PostgreSQL past a pooler in transaction mode; if undefined, `databaseUrl` leads to no such pooler. */
  databaseDirectUrl: string | undefined
  /** A standby for reads that may be a little old; if undefined, the primary serves them. */
  databaseStandbyUrl: string | undefined
  /** Carries events between nodes; if undefined, the database carries them. */
  redisUrl: string | undefined
  /** Keys that encrypt stored secrets, the current one first; if undefined, they are in a file next to the embedded database. */
  secretKeys: Uint8Array[] | undefined
  /** Empty: the beta gate is off. */
  betaAccessCode: string
  /** The host that serves pages, with a port if it has one; requests to other hosts are redirected to it. */
  canonicalHost: string | undefined
  /** Scheme and host of the links in emails. */
  publicUrl: string | undefined
  /** If undefined, no email is sent. */
  smtpUrl: string | undefined
  /** The sender of emails. */
  mailFrom: string | undefined
  /** PostgreSQL, Redis and the SMTP server may be reached without TLS; if false, only on this machine. */
  allowsClearText: boolean
  /** Addresses and CIDR blocks of proxies whose forwarded headers are trusted; false: none. */
  trustProxy: string[] | false
  /** Multiplies every rate limit. */
  rateLimitScale: number
  /** Tablemate's own clients at providers that take orders only by agreement. */
  posAgreements: PosAgreements
  /** For tests: loopback addresses that are called instead of Stripe and the providers of points of sale. */
  posBaseUrls: Partial<Record<PosProvider | 'stripe', string>>
  /** For tests: webhooks may go to this machine, by http too. */
  allowsLoopbackDestinations: boolean
  /** The bearer token for /metrics from elsewhere than loopback. */
  metricsToken: string | undefined
  logLevel: LogLevel
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

type Environment = Record<string, string | undefined>

const checkout = fileURLToPath(new URL('../../..', import.meta.url))

/** Throws one error that lists every invalid setting with the given value and the expected one. */
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
    diskReserveBytes: read('DISK_RESERVE_MB', defaultReserveBytes, megabytes),
    workers: read('WORKERS', 1, workers),
    databaseUrl: read('DATABASE_URL', undefined, databaseUrl),
    databaseDirectUrl: read('DATABASE_DIRECT_URL', undefined, databaseUrl),
    databaseStandbyUrl: read('DATABASE_STANDBY_URL', undefined, databaseUrl),
    redisUrl: read('REDIS_URL', undefined, redisUrl),
    secretKeys: read('SECRETS_KEY', undefined, secretKeys),
    betaAccessCode: env.BETA_ACCESS_CODE?.trim() ?? 'TABLEMATE',
    canonicalHost: read('CANONICAL_HOST', undefined, publicHost),
    publicUrl: read('PUBLIC_URL', undefined, publicUrl),
    smtpUrl: read('SMTP_URL', undefined, smtpUrl),
    mailFrom: read('MAIL_FROM', undefined, mailSender),
    allowsClearText: read('ALLOW_CLEAR_TEXT', false, switchOn),
    trustProxy: read('TRUST_PROXY', false, proxies),
    rateLimitScale: read('RATE_LIMIT_SCALE', 1, positiveNumber),
    posAgreements: read('POS_AGREEMENTS', {}, posAgreements),
    posBaseUrls: read('POS_BASE_URLS', {}, posBaseUrls),
    allowsLoopbackDestinations: read('ALLOW_LOOPBACK_DESTINATIONS', false, switchOnForTests),
    metricsToken: read('METRICS_TOKEN', undefined, text),
    logLevel: read('LOG_LEVEL', 'info', logLevel),
  }
  // With an external database, a key file would be lost with this machine.
  if (env.DATABASE_URL?.trim() && !env.SECRETS_KEY?.trim())
    faults.push(`SECRETS_KEY must be set where DATABASE_URL is: ${secretKeys.expected}`)
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_STANDBY_URL'])
    if (env[name]?.trim() && !env.DATABASE_URL?.trim())
      faults.push(`DATABASE_URL must be set where ${name} is: ${databaseUrl.expected}`)
  config.publicUrl ??= config.canonicalHost && `https://${config.canonicalHost}`
  if (config.smtpUrl && !config.publicUrl)
    faults.push(`PUBLIC_URL or CANONICAL_HOST must be set where SMTP_URL is: ${publicUrl.expected}`)
  if (config.smtpUrl && !config.mailFrom)
    faults.push(`MAIL_FROM must be set where SMTP_URL is: ${mailSender.expected}`)
  if (!config.allowsClearText) faults.push(...clearTextFaults(config, env))
  if (faults.length > 0) throw new Error(['The configuration cannot be used:', ...faults].join('\n  '))
  return config
}

/** Mail is not among them: the mailer insists on STARTTLS (mail/mailer.ts). */
function clearTextFaults(config: Config, env: Environment): string[] {
  const { databaseUrl, databaseDirectUrl, databaseStandbyUrl, redisUrl } = config
  const databases = {
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: databaseDirectUrl,
    DATABASE_STANDBY_URL: databaseStandbyUrl,
  }
  const otherwise = 'or ALLOW_CLEAR_TEXT=1 must be set, where nobody else can listen'
  const faults = Object.entries(databases)
    .filter(([, url]) => url && isClearTextDatabase(url, env))
    .map(([name]) => `${name} must use TLS, such as with ?sslmode=verify-full, ${otherwise}`)
  const redis = redisUrl && URL.parse(redisUrl)
  if (redis && redis.protocol === 'redis:' && !isLoopbackHost(redis.hostname))
    faults.push(`REDIS_URL must use TLS, with rediss://, ${otherwise}`)
  return faults
}

/** What a URL does not say comes from the environment, as in `pg`. */
function isClearTextDatabase(url: string, env: Environment): boolean {
  const { host = '', ssl } = parseIntoClientConfig(url)
  const place = host || env.PGHOST || 'localhost'
  const isHere = place.startsWith('/') || place === '::1' || isLoopbackHost(place)
  return !isHere && !(ssl ?? /^(prefer|require|verify-ca|verify-full|no-verify)$/.test(env.PGSSLMODE ?? ''))
}

type Kind<Value> = {
  expected: string
  isSecret?: boolean
  /** Undefined if the text is invalid. */
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

/** In bytes. A smaller reserve would not hold the ballast file (db/embedded/ballast.ts). */
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
    const host = text.toLowerCase()
    // The URL parser validates host and port. It drops a scheme's default port, so one of two schemes keeps it.
    const hosts = ['http', 'https'].map(scheme => URL.parse(`${scheme}://${host}`)?.host)
    return /^[a-z\d.:[\]-]+$/.test(host) && hosts.includes(host) ? host : undefined
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

const posAgreements: Kind<PosAgreements> = {
  expected: `a JSON object of providers (${agreementProviders().join(', ')}) with the client that each granted, such as {"toast":{"clientId":"...","clientSecret":"..."}}`,
  isSecret: true,
  parse: text => {
    const agreements = parseObject(text)
    const entries = Object.entries(agreements ?? {})
    const isAllowed = entries.every(
      ([provider, client]) => agreementProviders().some(known => known === provider) && isClient(client),
    )
    return agreements && isAllowed ? Object.fromEntries(entries) : undefined
  },
}

/** Those that have an adapter, which an agreement switches on. */
function agreementProviders(): PosProvider[] {
  return posProviders.filter(
    provider => posAbility[provider] === 'orders-by-agreement' && allAdapters[provider],
  )
}

/** Exactly an id and a secret, of visible ASCII characters. */
function isClient(value: unknown): boolean {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return (
    fields.length === 2 &&
    fields.every(
      ([name, text]) =>
        (name === 'clientId' || name === 'clientSecret') &&
        typeof text === 'string' &&
        /^[\x21-\x7e]{1,500}$/.test(text),
    )
  )
}

const posBaseUrls: Kind<Config['posBaseUrls']> = {
  expected:
    'a JSON object, for tests alone, of providers with a loopback address each, such as {"square":"http://127.0.0.1:4000"}',
  parse: text => {
    const urls = parseObject(text)
    const entries = Object.entries(urls ?? {})
    const isAllowed = entries.every(
      ([provider, url]) => ['stripe', ...posProviders].includes(provider) && isLoopbackUrl(url),
    )
    return urls && isAllowed ? Object.fromEntries(entries) : undefined
  },
}

function isLoopbackUrl(text: unknown): boolean {
  const url = typeof text === 'string' ? URL.parse(text) : null
  return url !== null && isLoopbackHost(url.hostname) && !faultOfAddress(url, { allowsLoopback: true })
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

const switchOn: Kind<boolean> = {
  expected: '1 or absent',
  parse: text => (text === '1' ? true : undefined),
}

const switchOnForTests: Kind<boolean> = { ...switchOn, expected: '1, for tests alone, or absent' }

const positiveNumber: Kind<number> = {
  expected: 'a number above 0',
  parse: text => (Number.isFinite(Number(text)) && Number(text) > 0 ? Number(text) : undefined),
}

const logLevel: Kind<LogLevel> = {
  expected: `one of ${logLevels.join(', ')}`,
  parse: text => logLevels.find(level => level === text),
}

/** Every existing part of the path must be a folder. */
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
