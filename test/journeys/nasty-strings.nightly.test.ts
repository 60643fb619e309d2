// Sends the nastiest strings through every screen that shows texts and every text field: no script runs, nothing breaks,
// everything fits, and screens show the texts exactly.

import { expect, test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { type BrowserPhone, openPhone } from '../browser/browser.ts'
import { longRun } from '../sampling/long.ts'
import { nasty, nastySample } from '../texts/nasty.ts'
import { createNastyData, type NastyData, type View } from './nasty-data.ts'
import { fieldsIn, partsWithFields, statesWithFields } from './nasty-fields.ts'
import { pressEnter, typeEverywhere } from './nasty-typing.ts'
import { views } from './nasty-views.ts'
import { gateEnv, planTour, tourEnv, visitAll } from './tour.ts'
import { missingTexts, watchForXss } from './xss-check.ts'

const app = shareApp({ env: { ...tourEnv, RATE_LIMIT_SCALE: '1000' } })
const guarded = shareApp({ env: gateEnv })

test('the nastiest strings do no harm on any screen that shows them', {
  timeout: longRun(240_000, 1_200_000),
}, async () => {
  const found: string[] = []
  for (const strings of longRun([nastySample(100)], portions(nasty, 50))) {
    const data = await createNastyData(app(), strings)
    const all = Object.values(views).flat()
    const ofDiners = all.filter(({ by }) => by !== 'owner')
    const half = Math.ceil(ofDiners.length / 2)
    const parts = [ofDiners.slice(0, half), ofDiners.slice(half), all.filter(({ by }) => by === 'owner')]
    found.push(...(await Promise.all(parts.map(part => checkViews(data, part)))).flat())
  }
  expect(found).toEqual([])
})

test('the nastiest strings do no harm in any field', { timeout: longRun(240_000, 1_200_000) }, async () => {
  expect(partsWithFields()).toEqual(Object.keys(fieldsIn).sort())
  const visited = new Set<string>()
  const found: string[] = []
  const all = await planTour(app(), guarded())
  const stops = all.filter(({ name }) => statesWithFields.includes(name))
  expect(stops).toHaveLength(statesWithFields.length)
  await visitAll(longRun(stops, all), async ({ name, app, phone: options, go }, at) => {
    const phone = await openPhone(app, { still: true, ...options })
    const findFaults = await watchForXss(phone)
    phone.expectTrouble(/answered 4\d\d$/)
    await go(phone)
    const texts = longRun(
      nasty.filter((_, turn) => turn % 40 === at % 40),
      nasty,
    )
    const fields = await typeEverywhere(phone.page, texts)
    for (const field of fields) visited.add(field)
    if (fields.length > 0) {
      found.push(...(await findFaults()).map(fault => `${name}: ${fault}`))
      await pressEnter(phone.page)
      found.push(...(await findFaults()).map(fault => `${name}, Enter pressed: ${fault}`))
    }
    await phone.context.close()
  })
  expect(found).toEqual([])
  expect([...visited].sort()).toEqual([...new Set(Object.values(fieldsIn).flat())].sort())
})

/** Opens the views one after the other on one phone. Returns the faults. */
async function checkViews(data: NastyData, views: readonly View[]): Promise<string[]> {
  const found: string[] = []
  const phone = await openPhone(app(), { still: true, ...data[views[0]?.by ?? 'diner'] })
  const findFaults = await watchForXss(phone)
  await permitTrouble(phone)
  for (const { name, before, path, act, texts } of views) {
    await before?.(phone)
    await phone.open(path(data))
    await act(phone, data)
    const faults = [
      ...(await missingTexts(phone.page, texts(data))),
      ...(await findFaults(longRun([390], [390, 320]))),
    ]
    found.push(...faults.map(fault => `${name}: ${fault}`))
    // The next view must not continue a draft of this one.
    await phone.page.evaluate(() => sessionStorage.clear())
  }
  await phone.context.close()
  return found
}

/** Permits the requests for pictures of offers, which leave the origin, and the failures of unknown codes. */
async function permitTrouble({ page, expectTrouble }: BrowserPhone): Promise<void> {
  expectTrouble(/left the origin: https:\/\/pictures\.example\//, /png failed/, /answered 4(00|04|22)$/)
  await page.route('https://pictures.example/**', route => route.abort())
}

function portions<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, at * size + size),
  )
}
