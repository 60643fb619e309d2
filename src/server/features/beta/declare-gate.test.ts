// The page declares whether there is a beta gate.

import { expect, test } from 'vitest'
import { shareApp, startApp } from '../../../../test/app/app.ts'
import { makeBuild } from '../../../../test/app/build.ts'
import { sendRaw } from '../../../../test/network/raw-request.ts'

const built = '<!doctype html>\n<html lang="en" data-gate="on">\n<p>data-gate="on" says a text</p></html>\n'
const withoutGate = built.replace('lang="en" data-gate="on"', 'lang="en" data-gate="off"')
const client = makeBuild({ 'index.html': built })
const older = '<!doctype html><html lang="en"><p>Tablemate</p></html>'
const olderClient = makeBuild({ 'index.html': older })
const guarded = shareApp({ client, env: { BETA_ACCESS_CODE: 'SUPPER' } })
const open = shareApp({ client })

test.each(['/', '/index.html', '/group/1/summary', '/nowhere'])(
  'the page at %s declares whether the beta gate is on',
  async path => {
    expect((await sendRaw(guarded().url, path)).body.toString()).toBe(built)
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
    const { headers } = await sendRaw(guarded().url, '/', { headers: accepted })
    const again = (url: string) =>
      sendRaw(url, '/', { headers: { ...accepted, 'if-none-match': headers.etag ?? '' } })
    expect((await again(guarded().url)).status).toBe(304)
    expect((await again(open().url)).status).toBe(200)
  },
)
