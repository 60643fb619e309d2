// Every screen in German, Arabic and Japanese: it is accessible, fits from the narrowest phone to a laptop, and has no English.

import { isLanguage } from '@tablemate/domain/languages.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { withLabelsIn } from '@tablemate/test/browser/labels-in.ts'
import { textsIn } from '@tablemate/test/languages/texts-in.ts'
import { expect, test } from 'vitest'
import { languageFaults } from '../journeys/language-faults.ts'
import { crawledEnv, gateEnv, planScreens } from './screens.ts'
import { crawl } from './state.ts'

const app = shareAppInFile({ env: crawledEnv })
const guarded = shareAppInFile({ env: gateEnv })
/** One with long words, one from right to left, one with other letters. */
const languages = ['de', 'ar', 'ja'].filter(isLanguage)
/** The way there has a label that the catalogs do not have, or one that is twice on the screen in a language. */
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

test.each(languages)('no screen in %s has a fault or an English sentence', async language => {
  const words = textsIn(language)
  const states = (await planScreens(app(), guarded())).filter(({ name }) => !unreachable.has(name))
  const found = await crawl(states, async ({ app, phone: options, go }) => {
    const phone = await openPhone(app, { still: true, ...options, language, locale: language })
    phone.expectTrouble(/answered 404/)
    await go({ ...phone, page: withLabelsIn(phone.page, language) })
    const faults = await languageFaults(phone.page, words)
    await phone.context.close()
    return faults
  })
  expect(found).toEqual([])
})
