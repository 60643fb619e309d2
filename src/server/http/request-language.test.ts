// The language in which a page answers.

import { expect, test } from 'vitest'
import { shareApp } from '../../../test/app/app.ts'
import { makeBuild } from '../../../test/app/build.ts'
import { sendRaw } from '../../../test/network/raw-request.ts'
import { acceptedLanguages } from './request-language.ts'

const app = shareApp({ client: makeBuild({ 'index.html': '<!doctype html><html lang="en">' }) })

test.each([
  ['de', ['de']],
  ['de-CH, en;q=0.5, fr;q=0.9', ['de-CH', 'fr', 'en']],
  ['en;q=0, pl', ['pl']],
  ['*, tr; Q=0.2', ['*', 'tr']],
  ['de;q=x, ja', ['ja']],
  [undefined, ['']],
])('%s asks for %j, by weight', (header, tags) => {
  expect(acceptedLanguages(header)).toEqual(tags)
})

test('the page says its language, and that it depends on the reader', async () => {
  for (const headers of [{}, { 'accept-language': 'sv, fi;q=0.5' }, { cookie: 'language=../../etc' }]) {
    const reply = await sendRaw(app().url, '/', { headers })
    expect(reply.headers).toMatchObject({
      'content-language': 'en',
      vary: 'accept-encoding, accept-language, cookie',
    })
  }
})
