// The language in which a page answers.

import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { makeBuild } from '@tablemate/test/app/build.ts'
import { sendRaw } from '@tablemate/test/network/raw-request.ts'
import { expect, test } from 'vitest'
import { acceptedLanguages } from './request-language.ts'

const client = makeBuild({
  'index.html': '<!doctype html><html lang="en">',
  'index.ar.html': '<!doctype html><html lang="ar" dir="rtl">',
})
const app = shareAppInFile({ client })

test.each([
  [undefined, []],
  ['de', ['de']],
  ['de-CH, fr;q=0.9, en;q=0.8, *;q=0.5', ['de-CH', 'fr', 'en', '*']],
  ['en;q=0.5,pl , ja; Q=0.7', ['pl', 'ja', 'en']],
  ['pl;q=0, tr;q=0.000, ar', ['ar']],
  ['es;q=high, it', ['it']],
  ['fr;level=1;q=0.2, nl;q=0.3', ['nl', 'fr']],
])('the header %j prefers %j', (header, tags) => {
  expect(acceptedLanguages(header).filter(Boolean)).toEqual(tags)
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

test.each([
  [{ 'accept-language': 'ar-EG, en;q=0.5' }, '/', 'ar'],
  [{ 'accept-language': 'en', cookie: 'language=ar' }, '/group/1', 'ar'],
  [{ 'accept-language': 'ar', cookie: 'language=en' }, '/', 'en'],
  [{ 'accept-language': 'en', cookie: 'language=en' }, '/index.ar.html', 'ar'],
  [{ 'accept-language': 'ar', cookie: 'language=ar' }, '/index.html', 'en'],
])('with %o, %s is in %s', async (headers, path, language) => {
  const reply = await sendRaw(app().url, path, { headers })
  expect([reply.status, reply.headers['content-language']]).toEqual([200, language])
  expect(reply.body.toString()).toContain(`<html lang="${language}"`)
})
