// The page and the manifest of a language are in that language from the first byte.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileNameIn, languageCodes, languages } from '#domain/languages.ts'
import { builtClient } from '../src/server/http/static-files.ts'
import { sentencesInEnglish, wordsIn } from './journeys/language-faults.ts'

const others = languageCodes.filter(code => code !== 'en')

test.each(others)('in %s page and manifest have no English sentence', async language => {
  const words = await wordsIn(language)
  const files = [fileNameIn(language, 'index.html'), fileNameIn(language, 'manifest.webmanifest')]
  expect(files.flatMap(file => sentencesInEnglish(read(file), words))).toEqual([])
})

test.each(others)('in %s page and manifest name the language and its direction', language => {
  const { tag, direction } = languages[language]
  expect(read(fileNameIn(language, 'index.html'))).toContain(`<html lang="${tag}" dir="${direction}"`)
  const manifest = JSON.parse(read(fileNameIn(language, 'manifest.webmanifest')))
  expect(manifest).toMatchObject({ lang: tag, dir: direction })
})

function read(file: string): string {
  return readFileSync(join(builtClient, file), 'utf8')
}
