import { isAbsolute } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  test('has a default for every setting', () => {
    const { dataDir, ...rest } = readConfig({})
    expect(isAbsolute(dataDir) && dataDir.endsWith('/data')).toBe(true)
    expect(rest).toEqual({
      port: 3000,
      host: '::',
      diskReserveBytes: 256 * 2 ** 20,
      workers: 1,
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databaseStandbyUrl: undefined,
      redisUrl: undefined,
      secretKeys: undefined,
      betaAccessCode: 'TABLEMATE',
      canonicalHost: undefined,
      publicUrl: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      allowsClearText: false,
      trustProxy: false,
      rateLimitScale: 1,
      posAgreements: {},
      posBaseUrls: {},
      allowsLoopbackDestinations: false,
      metricsToken: undefined,
      logLevel: 'info',
    })
  })

  test('reads every setting', () => {
    const env = {
      PORT: '8080',
      HOST: '127.0.0.1',
      DATA_DIR: '/srv/tablemate',
      DISK_RESERVE_MB: '512',
      WORKERS: '4',
      DATABASE_URL: 'postgres://ann:secret@db.example/tablemate',
      DATABASE_DIRECT_URL: 'postgres://ann:secret@direct.example/tablemate',
      DATABASE_STANDBY_URL: 'postgres://ann:secret@standby.example/tablemate',
      REDIS_URL: 'redis://:secret@cache.example:6379',
      SECRETS_KEY: `${keyOf(1)},${keyOf(2)}`,
      BETA_ACCESS_CODE: 'SUPPER',
      CANONICAL_HOST: 'Table.Example:8443',
      PUBLIC_URL: 'https://table.example/',
      SMTP_URL: 'smtps://ann:secret@mail.example:465',
      MAIL_FROM: 'Tablemate <hello@table.example>',
      ALLOW_CLEAR_TEXT: '1',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      RATE_LIMIT_SCALE: '2.5',
      POS_AGREEMENTS: '{"toast":{"clientId":"our-id","clientSecret":"our-secret"}}',
      POS_BASE_URLS: '{"square":"http://127.0.0.1:4000","clover":"https://[::1]:4001/clover"}',
      ALLOW_LOOPBACK_DESTINATIONS: '1',
      METRICS_TOKEN: 'token',
      LOG_LEVEL: 'warn',
    }
    expect(readConfig(env)).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/srv/tablemate',
      diskReserveBytes: 512 * 2 ** 20,
      workers: 4,
      databaseUrl: 'postgres://ann:secret@db.example/tablemate',
      databaseDirectUrl: 'postgres://ann:secret@direct.example/tablemate',
      databaseStandbyUrl: 'postgres://ann:secret@standby.example/tablemate',
      redisUrl: 'redis://:secret@cache.example:6379',
      secretKeys: [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)],
      betaAccessCode: 'SUPPER',
      canonicalHost: 'table.example:8443',
      publicUrl: 'https://table.example',
      smtpUrl: 'smtps://ann:secret@mail.example:465',
      mailFrom: 'Tablemate <hello@table.example>',
      allowsClearText: true,
      trustProxy: ['10.0.0.0/8', '::1'],
      rateLimitScale: 2.5,
      posAgreements: { toast: { clientId: 'our-id', clientSecret: 'our-secret' } },
      posBaseUrls: { square: 'http://127.0.0.1:4000', clover: 'https://[::1]:4001/clover' },
      allowsLoopbackDestinations: true,
      metricsToken: 'token',
      logLevel: 'warn',
    })
  })

  test('keeps the default of a setting left empty, except for the beta code, which switches the gate off', () => {
    expect(readConfig({ PORT: ' ', TRUST_PROXY: '' })).toEqual(readConfig({}))
    expect(readConfig({ BETA_ACCESS_CODE: '' }).betaAccessCode).toBe('')
  })

  test('lists every invalid setting in one error, with the given and the expected value', () => {
    const env = {
      PORT: '70000',
      TRUST_PROXY: '10.0.0.0/33',
      RATE_LIMIT_SCALE: '0',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'postgres://localhost/tablemate',
    }
    expect(() => readConfig(env)).toThrow(
      [
        'The configuration cannot be used:',
        '  PORT must be a whole number from 0 to 65535 (given: "70000")',
        '  TRUST_PROXY must be a list of addresses or CIDR blocks with commas between them, such as 10.0.0.0/8, ::1 (given: "10.0.0.0/33")',
        '  RATE_LIMIT_SCALE must be a number above 0 (given: "0")',
        '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent (given: "loud")',
        '  SECRETS_KEY must be set where DATABASE_URL is: one or several different keys of 32 bytes in base64, as `openssl rand -base64 32` makes them, the present one first',
      ].join('\n'),
    )
  })

  test.each([
    ['PORT', '3000.5'],
    ['PORT', '-1'],
    ['HOST', 'http://localhost'],
    ['DATA_DIR', 'package.json'],
    ['DATA_DIR', './package.json/data/here'],
    ['WORKERS', '0'],
    ['WORKERS', '65'],
    ['WORKERS', '1.5'],
    ['DATABASE_URL', 'mysql://db/tablemate'],
    ['DATABASE_DIRECT_URL', 'db.example'],
    ['DATABASE_STANDBY_URL', 'https://db.example'],
    ['REDIS_URL', 'cache.example:6379'],
    ['CANONICAL_HOST', 'https://table.example'],
    ['CANONICAL_HOST', 'table.example/'],
    ['CANONICAL_HOST', 'table.example:'],
    ['CANONICAL_HOST', 'table.example:70000'],
    ['CANONICAL_HOST', 'ann@table.example'],
    ['CANONICAL_HOST', 'one.example,two.example'],
    ['CANONICAL_HOST', '*.example'],
    ['CANONICAL_HOST', '::1'],
    ['PUBLIC_URL', 'tablemate.example'],
    ['PUBLIC_URL', 'https://tablemate.example/app'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Tablemate'],
    ['MAIL_FROM', 'Tablemate <hello>'],
    ['SECRETS_KEY', 'open sesame'],
    ['SECRETS_KEY', Buffer.alloc(31).toString('base64')],
    ['SECRETS_KEY', Buffer.alloc(32).toString('hex')],
    ['SECRETS_KEY', `${keyOf(1)} ${keyOf(1)}`],
    ['SECRETS_KEY', `${keyOf(1)} x`],
    ['ALLOW_CLEAR_TEXT', 'postgres'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '::1,'],
    ['RATE_LIMIT_SCALE', 'Infinity'],
    ['POS_AGREEMENTS', 'toast'],
    ['POS_AGREEMENTS', '["toast"]'],
    ['POS_AGREEMENTS', '{"toast":{}}'],
    ['POS_AGREEMENTS', '{"toast":"secret"}'],
    ['POS_AGREEMENTS', '{"toast":{"clientId":"id"}}'],
    ['POS_AGREEMENTS', '{"toast":{"clientId":"id","clientSecret":""}}'],
    ['POS_AGREEMENTS', '{"toast":{"clientId":"id","clientSecret":7}}'],
    ['POS_AGREEMENTS', '{"toast":{"clientId":"id","clientSecret":"a b"}}'],
    ['POS_AGREEMENTS', '{"toast":{"clientId":"id","clientSecret":"s","more":"x"}}'],
    // Without an adapter, or in no need of an agreement.
    ['POS_AGREEMENTS', '{"olo":{"clientId":"id","clientSecret":"s"}}'],
    ['POS_AGREEMENTS', '{"square":{"clientId":"id","clientSecret":"s"}}'],
    ['POS_AGREEMENTS', '{"tost":{"clientId":"id","clientSecret":"s"}}'],
    // Only this machine can play a provider, and every address is checked.
    ['POS_BASE_URLS', 'http://127.0.0.1:4000'],
    ['POS_BASE_URLS', '["http://127.0.0.1:4000"]'],
    ['POS_BASE_URLS', '{"square":"https://connect.squareup.com"}'],
    ['POS_BASE_URLS', '{"square":"http://127.0.0.1:4000","clover":"http://10.0.0.5"}'],
    ['POS_BASE_URLS', '{"square":"http://127.0.0.2:4000"}'],
    ['POS_BASE_URLS', '{"square":"http://localhost.example.com"}'],
    ['POS_BASE_URLS', '{"square":"http://me:secret@localhost:4000"}'],
    ['POS_BASE_URLS', '{"square":"file:///etc/passwd"}'],
    ['POS_BASE_URLS', '{"square":7}'],
    ['POS_BASE_URLS', '{"till":"http://127.0.0.1:4000"}'],
    ['ALLOW_LOOPBACK_DESTINATIONS', 'yes'],
    ['ALLOW_LOOPBACK_DESTINATIONS', '0'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })

  test.each([
    'table.example',
    'localhost:3000',
    'table.example:443',
    '192.0.2.1',
    '[::1]:3000',
    'xn--tbl-qla.example',
  ])('accepts %s as the canonical host', canonicalHost => {
    expect(readConfig({ CANONICAL_HOST: canonicalHost })).toMatchObject({ canonicalHost })
  })

  test('requires a sender and a public URL if mail is sent', () => {
    const env = { SMTP_URL: 'smtp://mail.example' }
    expect(() => readConfig(env)).toThrow(
      /PUBLIC_URL or CANONICAL_HOST must be set .*\n.*MAIL_FROM must be set/,
    )
    const whole = { ...env, MAIL_FROM: 'hello@table.example', CANONICAL_HOST: 'table.example' }
    expect(readConfig(whole)).toMatchObject({
      publicUrl: 'https://table.example',
      mailFrom: 'hello@table.example',
    })
  })

  test('requires the database of a direct connection and of a standby', () => {
    const url = 'postgres://db/tablemate'
    expect(() => readConfig({ DATABASE_DIRECT_URL: url, DATABASE_STANDBY_URL: url })).toThrow(
      /DATABASE_URL must be set where DATABASE_DIRECT_URL is: [\s\S]*DATABASE_URL must be set where DATABASE_STANDBY_URL is: /,
    )
  })

  describe('requires TLS beyond this machine', () => {
    const databases = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_STANDBY_URL']
    /** With every other setting that the named one requires. */
    const read = (name: string, url: string, more = {}) =>
      readConfig({ DATABASE_URL: 'postgres:///tablemate', SECRETS_KEY: keyOf(1), [name]: url, ...more })

    // Threat: clear-text
    test.each([
      ...databases.flatMap(name => [
        [name, 'postgres://ann:hunter2@db.example/tablemate'],
        [name, 'postgres://ann:hunter2@db.example/tablemate?sslmode=disable'],
        [name, 'postgres://ann:hunter2@localhost/tablemate?host=db.example'],
        [name, 'postgres://ann:hunter2@localhost.example/tablemate?ssl=0'],
      ]),
      ['REDIS_URL', 'redis://:hunter2@cache.example:6379'],
      ['REDIS_URL', 'redis://:hunter2@10.0.0.5'],
    ])('%s=%s is refused unless ALLOW_CLEAR_TEXT is set', (name, url) => {
      const refused = new RegExp(`${name} must use TLS, .*or ALLOW_CLEAR_TEXT=1 must be set`)
      expect(() => read(name, url)).toThrow(refused)
      expect(() => read(name, url)).not.toThrow('hunter2')
      expect(read(name, url, { ALLOW_CLEAR_TEXT: '1' })).toMatchObject({ allowsClearText: true })
    })

    test.each([
      ...databases.flatMap(name => [
        [name, 'postgres://db.example/tablemate?sslmode=verify-full'],
        [name, 'postgres://db.example/tablemate?ssl=true'],
        [name, 'postgres://[::1]:5432/tablemate'],
        [name, 'postgres://127.0.0.1/tablemate'],
        [name, 'postgres:///tablemate?host=/var/run/postgresql'],
      ]),
      ['REDIS_URL', 'rediss://cache.example'],
      ['REDIS_URL', 'redis://localhost:6379'],
    ])('%s=%s is accepted', (name, url) => {
      expect(() => read(name, url)).not.toThrow()
    })

    test('also where the environment of pg says host and mode', () => {
      const local = 'postgres:///tablemate'
      expect(() => read('DATABASE_URL', local, { PGHOST: 'db.example' })).toThrow('must use TLS')
      const encrypted = { PGHOST: 'db.example', PGSSLMODE: 'verify-full' }
      expect(read('DATABASE_URL', local, encrypted)).toMatchObject({ databaseUrl: local })
    })
  })

  // Threat: vendor-clients
  test('never repeats a secret in an error message', () => {
    const env = {
      DATABASE_URL: 'mysql://ann:hunter2@db/tablemate',
      SECRETS_KEY: 'hunter2',
      SMTP_URL: 'smtp:hunter2',
      POS_AGREEMENTS: '{"toast":{"clientId":"hunter2"}}',
    }
    expect(() => readConfig(env)).toThrow(/DATABASE_URL.*\n.*SECRETS_KEY.*\n.*SMTP_URL.*\n.*POS_AGREEMENTS/)
    expect(() => readConfig(env)).not.toThrow('hunter2')
  })
})

function keyOf(byte: number): string {
  return Buffer.alloc(32, byte).toString('base64')
}
