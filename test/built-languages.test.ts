// The page and the manifest of a language are in that language from the first byte, and its service worker caches nothing else.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileNameIn, languageCodes, languages } from '@tablemate/domain/languages.ts'
import { builtClient } from '@tablemate/server/http/static-files.ts'
import { expect, test } from 'vitest'
import { sentencesInEnglish } from '../e2e/journeys/language-faults.ts'
import { textsIn } from './languages/texts-in.ts'

const others = languageCodes.filter(code => code !== 'en')

test.each(others)('in %s page and manifest have no English sentence', language => {
  const words = textsIn(language)
  const files = [fileNameIn(language, 'index.html'), fileNameIn(language, 'manifest.webmanifest')]
  expect(files.flatMap(file => sentencesInEnglish(read(file), words))).toEqual([])
})

test.each(others)('in %s page and manifest name the language and its direction', language => {
  const { tag, direction } = languages[language]
  expect(read(fileNameIn(language, 'index.html'))).toContain(`<html lang="${tag}" dir="${direction}"`)
  const manifest = JSON.parse(read(fileNameIn(language, 'manifest.webmanifest')))
  expect(manifest).toMatchObject({ lang: tag, dir: direction })
})

test.each(languageCodes)(
  'in %s the service worker keeps the app, and of all other replies only fonts',
  language => {
    const worker = read(fileNameIn(language, 'service-worker.js'))
    expect(worker).toContain(String.raw`(/\/assets\/further-[^/]+\.woff2$/,new class`)
    // Each route beside the app's own files ends like this.
    expect(worker.match(/,"GET"\)/g)).toHaveLength(1)
  },
)

function read(file: string): string {
  return readFileSync(join(builtClient, file), 'utf8')
}
