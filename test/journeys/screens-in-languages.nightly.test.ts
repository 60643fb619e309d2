// Every screen in German, Arabic and Japanese: it is accessible, fits from the narrowest phone to a laptop, and has no English.

import { expect, test } from 'vitest'
import { isLanguage, type Language } from '#domain/languages.ts'
import { shareApp } from '../app/app.ts'
import { openPhone } from '../browser/browser.ts'
import { withLabelsIn } from '../browser/labels-in.ts'
import { longRun } from '../sampling/long.ts'
import { languageFaults, wordsIn } from './language-faults.ts'
import { gateEnv, planTour, type Stop, tourEnv, visitAll } from './tour.ts'

const app = shareApp({ env: tourEnv })
const guarded = shareApp({ env: gateEnv })
/** One with long words, one from right to left, one with other letters. */
const languages = ['de', 'ar', 'ja'].filter(isLanguage)
/** The sample visits one state in so many. */
const sampledOf = 12
/** The way there has a label that the catalogs do not have, or one that stands twice on the screen in a language. */
const unreachable = new Set([
  'group created',
  'group, ordering for a guest',
  'group, an order waiting',
  'group, an order refused',
  'group, removed, with orders that were not sent',
  'tables, one asked about',
  'settings, a screen’s removal asked',
  'own menu, a file with changes',
])

test('no screen in German, Arabic or Japanese has a fault or an English sentence', {
  timeout: longRun(120_000, 1_500_000),
}, async () => {
  const found: string[] = []
  const stops = (await planTour(app(), guarded())).filter(({ name }) => !unreachable.has(name))
  await visitAll(stops, async (stop, at) => {
    const sample = languages.filter((_, turn) => at % sampledOf === 0 && (at / sampledOf) % 3 === turn)
    for (const language of longRun(sample, languages)) found.push(...(await faultsIn(language, stop)))
  })
  expect(found).toEqual([])
})

async function faultsIn(language: Language, { app, name, phone: options, go }: Stop): Promise<string[]> {
  const phone = await openPhone(app, { still: true, ...options, language, locale: language })
  phone.expectTrouble(/answered 404/)
  await go({ ...phone, page: await withLabelsIn(phone.page, language) })
  const faults = await languageFaults(phone.page, await wordsIn(language))
  await phone.context.close()
  return faults.map(fault => `${name} in ${language}: ${fault}`)
}
