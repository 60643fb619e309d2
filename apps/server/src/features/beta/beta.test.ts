// The beta gate: its code, guesses of it, and the page that declares it.

import { connect } from 'node:net'
import { getGate, verifyBeta } from '@tablemate/contract/beta.ts'
import { shareAppInFile, startApp, type TestApp } from '@tablemate/test/app/app.ts'
import { makeBuild } from '@tablemate/test/app/build.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { sendRaw } from '@tablemate/test/network/raw-request.ts'
import { describe, expect, test } from 'vitest'

const env = { BETA_ACCESS_CODE: 'SUPPER' }
const built = '<!doctype html>\n<html lang="en" data-gate="on">\n<p>data-gate="on" says a text</p></html>\n'
const withoutGate = built.replace('lang="en" data-gate="on"', 'lang="en" data-gate="off"')
const client = makeBuild({ 'index.html': built })
const older = '<!doctype html><html lang="en"><p>Tablemate</p></html>'
const olderClient = makeBuild({ 'index.html': older })
const app = shareAppInFile({ client, env: { ...env, RATE_LIMIT_SCALE: '100' } })
const open = shareAppInFile({ client })

describe('the beta code', () => {
  test.each(['SUPPER', ' SUPPER ', '\tSUPPER\n', 'supper', 'Supper'])(
    'opens the gate in any case, with or without white space around it: %j',
    async code => {
      expect((await tryCode(app(), code)).status).toBe(204)
    },
  )

  test.each(['SUPPE', 'SUPPERS', 'S UPPER', 'LUNCH', '', ' ', '\u0000', '\ud800', 'x'.repeat(60_000)])(
    'must match: %.20j is refused',
    async code => {
      expect((await tryCode(app(), code)).problem).toMatchObject({ problem: 'wrong-code' })
    },
  )

  test.each([
    ['{}', { code: 'required' }],
    ['{"code":null}', { code: 'required' }],
    ['{"code":["SUPPER"]}', { code: 'wrong-type' }],
    ['"SUPPER"', { body: 'wrong-type' }],
    ['', { body: 'required' }],
  ])('must be a text: %s is refused as invalid', async (body, fields) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await makePhone(app().url).send('POST', verifyBeta.path, { headers, body })
    expect([reply.status, reply.problem.fields]).toEqual([400, fields])
  })

  test('may contain letters outside ASCII', async () => {
    const festive = await startApp({ env: { BETA_ACCESS_CODE: ' Glück auf! ' } })
    expect((await tryCode(festive, 'Glück auf!')).status).toBe(204)
    expect((await tryCode(festive, 'Gluck auf!')).status).toBe(401)
  })

  // Threat: beta-code
  test('is not logged when it is tried, and the reply is not cached', async () => {
    const { headers } = await tryCode(app(), 'SUPPER')
    await tryCode(app(), 'OPEN-SESAME')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(app().logged.join('')).toContain('/api/beta/verify')
    expect(app().logged.join('')).not.toMatch(/SUPPER|OPEN-SESAME/)
  })
})

test('anybody can read whether there is a gate; one that is off accepts any code', async () => {
  for (const [{ url }, gate] of [
    [app(), true],
    [open(), false],
  ] as const)
    expect((await makePhone(url).call(getGate, {})).body).toEqual({ gate })
  for (const code of ['', 'LUNCH', 'SUPPER']) expect((await tryCode(open(), code)).status).toBe(204)
})

test.each(['/', '/index.html', '/group/1/summary', '/nowhere'])(
  'the page at %s declares whether the beta gate is on',
  async path => {
    expect((await sendRaw(app().url, path)).body.toString()).toBe(built)
    expect((await sendRaw(open().url, path)).body.toString()).toBe(withoutGate)
  },
)

test('the page of an older build without a gate is served unchanged', async () => {
  const { url } = await startApp({ client: olderClient })
  expect((await sendRaw(url, '/')).body.toString()).toBe(older)
})

test.each(['br', 'gzip', 'identity'])(
  'a client with a cached page gets it again if the gate differs: %s',
  async encoding => {
    const accepted = { 'accept-encoding': encoding }
    const { headers } = await sendRaw(app().url, '/', { headers: accepted })
    const again = (url: string) =>
      sendRaw(url, '/', { headers: { ...accepted, 'if-none-match': headers.etag ?? '' } })
    expect((await again(app().url)).status).toBe(304)
    expect((await again(open().url)).status).toBe(200)
  },
)

describe('guessing the beta code', () => {
  // Threat: beta-code
  test('is stopped after 20 misses, even for the right code; correct codes are not counted', async () => {
    const guarded = await startApp({ env })
    for (let hit = 0; hit < 50; hit += 1) expect((await tryCode(guarded, 'SUPPER')).status).toBe(204)
    for (let miss = 0; miss < 20; miss += 1) expect((await tryCode(guarded, 'LUNCH')).status).toBe(401)
    const refused = await tryCode(guarded, 'LUNCH')
    expect(refused.problem).toMatchObject({ problem: 'too-many-requests' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600)
    expect((await tryCode(guarded, 'SUPPER')).status).toBe(429)
  })

  test('concurrently allows no more tries than sequentially', async () => {
    const guarded = await startApp({ env })
    const codes = [...Array.from({ length: 20 }, () => 'LUNCH'), 'SUPPER', 'LUNCH']
    const statuses = await tryAtOnce(guarded, codes)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429])
  })

  test('is counted per client address, for IPv6 per /64, and scaled by the operator', async () => {
    const guarded = await startApp({ env: { ...env, RATE_LIMIT_SCALE: '0.1', TRUST_PROXY: '127.0.0.1' } })
    const statusFrom = async (address: string) => (await tryCode(guarded, 'LUNCH', address)).status
    expect(await statusFrom('2001:db8:1:2::1')).toBe(401)
    expect(await statusFrom('2001:db8:1:2::2')).toBe(401)
    expect(await statusFrom('2001:db8:1:2:abcd::1')).toBe(429)
    expect(await statusFrom('2001:db8:1:3::1')).toBe(401)
    expect(await statusFrom('203.0.113.9')).toBe(401)
  })

  // Threat: forged-headers
  test('is counted despite forged forwarded addresses if no proxy is trusted', async () => {
    const guarded = await startApp({ env: { ...env, RATE_LIMIT_SCALE: '0.1' } })
    for (let miss = 0; miss < 2; miss += 1) await tryCode(guarded, 'LUNCH', `203.0.113.${miss}`)
    expect((await tryCode(guarded, 'LUNCH', '198.51.100.1')).status).toBe(429)
  })
})

/** Sends all requests in one packet, and returns their statuses in order. */
function tryAtOnce({ url }: Pick<TestApp, 'url'>, codes: string[]): Promise<number[]> {
  const { hostname, port } = new URL(url)
  const requests = codes.map(code => {
    const body = JSON.stringify({ code })
    const head = `host: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`
    return `POST ${verifyBeta.path} HTTP/1.1\r\n${head}\r\n\r\n${body}`
  })
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(requests.join('')))
    socket.setEncoding('utf8').on('error', reject)
    socket.on('data', piece => {
      text += piece
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(match => Number(match[1]))
      if (statuses.length < codes.length) return
      socket.destroy()
      resolve(statuses)
    })
  })
}

function tryCode({ url }: Pick<TestApp, 'url'>, code: string, address?: string) {
  const headers = address ? { 'x-forwarded-for': address } : {}
  return makePhone(url, { headers }).call(verifyBeta, { body: { code } })
}
