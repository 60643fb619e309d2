// The licences of third-party packages, as the build writes and the server serves them.

import { readFileSync } from 'node:fs'
import { builtClient } from '@tablemate/server/http/static-files.ts'
import { describe, expect, test } from 'vitest'
import { shareAppInFile } from './app/app.ts'
import { sendRaw } from './network/raw-request.ts'

const app = shareAppInFile({ client: builtClient })

type Locked = Record<string, { version: string; dev?: boolean; link?: boolean }>
const lock: { packages: Locked } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
)

const read = async () => (await sendRaw(app().url, '/third-party-notices.txt')).body.toString()

describe('the notices of third parties', () => {
  // Threat: supply-chain
  test('every package in production or on a phone is named with its licence, and so are data and fonts', async () => {
    const text = await read()
    const inProduction = Object.entries(lock.packages).flatMap(([path, { version, dev, link }]) =>
      !path.includes('node_modules/') || dev || link
        ? []
        : [`${path.replace(/.*node_modules\//, '')} ${version} (`],
    )
    expect(inProduction.length).toBeGreaterThan(100)
    expect(inProduction.filter(title => !text.includes(`\n${title}`))).toEqual([])
    const onPhones = ['react', 'react-dom', 'lucide-react', 'wouter', 'tailwindcss', 'workbox-precaching']
    const fonts = ['fraunces', 'instrument-sans', 'inter', 'literata'].map(
      name => `@fontsource-variable/${name}`,
    )
    for (const name of [...onPhones, ...fonts])
      expect(text).toContain(`\n${name} ${lock.packages[`node_modules/${name}`]?.version} (`)
    for (const credit of [
      'GeoNames',
      'creativecommons.org/licenses/by/4.0',
      'PostgreSQL Global Development Group',
      'SmartBear',
      'Unicode, Inc.',
      'SIL OPEN FONT LICENSE',
    ])
      expect(text).toContain(credit)
  })

  test('no build or test tool is named', async () => {
    const text = await read()
    for (const name of ['vitest', 'typescript', 'playwright-core', '@types/react'])
      expect(text).not.toContain(`\n${name} `)
  })

  test('are served as plain text that the build has compressed', async () => {
    const headers = { 'accept-encoding': 'br' }
    const response = await sendRaw(app().url, '/third-party-notices.txt', { headers })
    expect([response.status, response.headers['content-type'], response.headers['content-encoding']]).toEqual(
      [200, 'text/plain; charset=utf-8', 'br'],
    )
  })
})
