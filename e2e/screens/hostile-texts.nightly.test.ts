// Hostile texts in all data that screens show, and typed into every field: no script runs, no element comes from a text, nothing
// breaks, everything fits, and screens show the texts exactly.

import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { type BrowserPhone, openPhone } from '@tablemate/test/browser/browser.ts'
import { hostile } from '@tablemate/test/texts/hostile.ts'
import { expect, test } from 'vitest'
import { fieldsIn } from './fields.ts'
import { crawledEnv, gateEnv, planScreens } from './screens.ts'
import { crawl, type ServedState } from './state.ts'
import { pressEnter, typeEverywhere } from './typing.ts'
import { hostileWords } from './words.ts'
import { missingTexts, watchForXss } from './xss-check.ts'

const app = shareAppInFile({ env: crawledEnv })
const guarded = shareAppInFile({ env: gateEnv })
/** As many texts as one group or menu shows. */
const portions = Array.from({ length: Math.ceil(hostile.length / 50) }, (_, at) =>
  hostile.slice(at * 50, at * 50 + 50),
)

// Threat: xss
test('hostile texts do no harm on any screen that shows them', async () => {
  for (const texts of portions) {
    const states = await planScreens(app(), guarded(), hostileWords(texts))
    const showing = states.filter(({ shows }) => shows.length > 0)
    expect(showing.length).toBeGreaterThan(20)
    const found = await crawl(showing, async state => {
      const { phone, findFaults } = await visit(state)
      const missing = await missingTexts(phone.page, state.shows)
      const faults = [...missing, ...(await findFaults([390, 320]))]
      await phone.context.close()
      return faults
    })
    expect(found).toEqual([])
  }
})

// Threat: xss
test('hostile texts do no harm in any field', async () => {
  const visited = new Set<string>()
  const typed = new Set<string>()
  const states = await planScreens(app(), guarded(), hostileWords(portions[0] ?? []))
  const found = await crawl(states, async state => {
    const { phone, findFaults } = await visit(state)
    const faults = await findFaults()
    const fields = new Set(await typeEverywhere(phone.page, []))
    for (const field of fields) visited.add(field)
    // Many states of a screen have the same fields.
    const form = `${state.path.replace(/[\da-f-]{36}|\?.*/g, '')} ${[...fields]}`
    if (fields.size > 0 && !typed.has(form)) {
      typed.add(form)
      await typeEverywhere(phone.page, hostile)
      faults.push(...(await findFaults()).map(fault => `typed: ${fault}`))
      await pressEnter(phone.page)
      faults.push(...(await findFaults()).map(fault => `Enter pressed: ${fault}`))
    }
    await phone.context.close()
    return faults
  })
  expect(found).toEqual([])
  expect([...visited].sort()).toEqual([...new Set(Object.values(fieldsIn).flat())].sort())
})

/** Opens the state on a phone that permits pictures of offers, which leave the origin, and refusals of what was typed. */
async function visit({ app, phone: options, go }: ServedState) {
  const phone: BrowserPhone = await openPhone(app, { still: true, ...options })
  const findFaults = await watchForXss(phone)
  phone.expectTrouble(/left the origin: https:\/\/pictures\.example\//, /png failed/, /answered 4\d\d$/)
  await phone.page.route('https://pictures.example/**', route => route.abort())
  await go(phone)
  return { phone, findFaults }
}
