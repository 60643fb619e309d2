// A first visit in any language weighs at most 3 % more than in English: what the service worker of the language fetches, the
// page, and the fonts for letters on it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fileNameIn, type Language, languageCodes } from '@tablemate/domain/languages.ts'
import { builtClient } from '@tablemate/server/http/static-files.ts'
import { expect, test } from 'vitest'

test.each(languageCodes)('a first visit in %s', language => {
  const [english, here] = [bytesOf('en'), bytesOf(language)]
  expect(english).toBeGreaterThan(200_000)
  expect(here / english, `${here} of ${english} bytes`).toBeLessThanOrEqual(1.03)
})

/** Fonts are compressed already; all else counts as gzipped. */
function bytesOf(language: Language): number {
  const worker = read(fileNameIn(language, 'service-worker.js')).toString()
  const fetched = [...worker.matchAll(/url:"([^"]+)"/g)].map(([, url = '']) => url)
  const page = fileNameIn(language, 'index.html')
  expect(fetched).toContain(page)
  const files = new Set([...fetched, page, ...fontsFor(read(page).toString())])
  return [...files].reduce((sum, file) => {
    const content = read(file)
    return sum + (file.endsWith('.woff2') ? content : gzipSync(content, { level: 9 })).length
  }, 0)
}

/** The further fonts that a browser loads for the letters of Polish and Turkish. */
function fontsFor(page: string): string[] {
  const [style = ''] = /assets\/index-[\w-]+\.css/.exec(page) ?? []
  const fonts = read(style)
    .toString()
    .matchAll(/assets\/further-[\w-]+?-(pl|tr)-[\w-]+\.woff2/g)
  const letters = { pl: /[ąćęłńśźżĆŁŚŹŻ]/, tr: /[ĞğİıŞş]/ }
  return [...fonts].flatMap(([file, part]) => (letters[part as keyof typeof letters].test(page) ? file : []))
}

const read = (file: string) => readFileSync(join(builtClient, file))
