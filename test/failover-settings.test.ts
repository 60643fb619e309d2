// The files for real machines have the settings that were tried.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { haproxyConfig } from '../tools/cluster/ha/haproxy-config.ts'
import { clusterSettings, postgresSettings } from '../tools/cluster/ha/settings.ts'

const read = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8')

test('deploy/patroni.yaml has the settings of npm run cluster:ha', () => {
  const text = read('patroni.yaml')
  for (const [name, value] of Object.entries({ ...clusterSettings, ...postgresSettings })) {
    const found = new RegExp(`^ +${name}: (.+)$`, 'm').exec(text)?.[1]?.replaceAll(/['"]/g, '')
    expect(found, name).toBe(String(value))
  }
})

test('the lease of a primary is long enough for two attempts to renew it', () => {
  const { ttl, loop_wait, retry_timeout } = clusterSettings
  expect(ttl).toBeGreaterThanOrEqual(loop_wait + 2 * retry_timeout)
})

test('deploy/haproxy-postgres.cfg checks as that of npm run cluster:ha', () => {
  const ports = { web: 1, primary: 2, standby: 3 }
  const tried = haproxyConfig(ports, [], [{ name: 'pg1', port: 5432, restPort: 8008 }])
  const own = new Set(read('haproxy-postgres.cfg').split('\n'))
  const [, databases = ''] = tried.split('# Connections of a pool')
  const settings = databases.split('\n').filter(line => /^ {2}(?!#|bind|server )/.test(line))
  expect(settings.length).toBeGreaterThan(15)
  expect(settings.filter(line => !own.has(line))).toEqual([])
})
