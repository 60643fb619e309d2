// The nastiest strings through every screen that shows texts and every field that takes them: no script runs, nothing
// breaks, all of it fits, and what is shown stands there to the letter.

import { expect, test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { type BrowserPhone, openPhone } from '../browser/browser.ts'
import { longRun } from '../sampling/long.ts'
import { nasty, nastySample } from '../texts/nasty.ts'
import { type Evening, holdEvening, type Showing } from './nasty-evening.ts'
import { fieldsIn, partsWithFields, statesWithFields } from './nasty-fields.ts'
import { showings } from './nasty-showings.ts'
import { pressEnter, typeEverywhere } from './nasty-typing.ts'
import { gateEnv, planTour, walk } from './tour.ts'
import { missing, watchForHarm } from './xss-check.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '1000' } })
const guarded = shareApp({ env: gateEnv })

test('wherever they are shown', { timeout: longRun(240_000, 1_200_000) }, async () => {
  const found: string[] = []
  for (const strings of longRun([nastySample(100)], portions(nasty, 50))) {
    const evening = await holdEvening(app(), strings)
    const all = Object.values(showings).flat()
    const ofDiners = all.filter(({ by }) => by !== 'owner')
    const half = Math.ceil(ofDiners.length / 2)
    const parts = [ofDiners.slice(0, half), ofDiners.slice(half), all.filter(({ by }) => by === 'owner')]
    found.push(...(await Promise.all(parts.map(part => lookAt(evening, part)))).flat())
  }
  expect(found).toEqual([])
})

test('wherever they are typed', { timeout: longRun(240_000, 1_200_000) }, async () => {
  expect(partsWithFields()).toEqual(Object.keys(fieldsIn).sort())
  const met = new Set<string>()
  const found: string[] = []
  const all = await planTour(app(), guarded())
  const stops = all.filter(({ name }) => statesWithFields.includes(name))
  expect(stops).toHaveLength(statesWithFields.length)
  await walk(longRun(stops, all), async ({ name, app, phone: wanted, go }, at) => {
    const phone = await openPhone(app, { still: true, ...wanted })
    const harm = await watchForHarm(phone)
    phone.expectTrouble(/answered 4\d\d$/)
    await go(phone)
    const texts = longRun(
      nasty.filter((_, turn) => turn % 40 === at % 40),
      nasty,
    )
    const fields = await typeEverywhere(phone.page, texts)
    for (const field of fields) met.add(field)
    if (fields.length > 0) {
      found.push(...(await harm()).map(fault => `${name}: ${fault}`))
      await pressEnter(phone.page)
      found.push(...(await harm()).map(fault => `${name}, Enter pressed: ${fault}`))
    }
    await phone.context.close()
  })
  expect(found).toEqual([])
  expect([...met].sort()).toEqual([...new Set(Object.values(fieldsIn).flat())].sort())
})

/** What is wrong with these screens, one after the other on one phone. */
async function lookAt(evening: Evening, showings: readonly Showing[]): Promise<string[]> {
  const found: string[] = []
  const phone = await openPhone(app(), { still: true, ...evening[showings[0]?.by ?? 'diner'] })
  const harm = await watchForHarm(phone)
  await bePicky(phone)
  for (const { name, before, path, act, texts } of showings) {
    await before?.(phone)
    await phone.open(path(evening))
    await act(phone, evening)
    const faults = [
      ...(await missing(phone.page, texts(evening))),
      ...(await harm(longRun([390], [390, 320]))),
    ]
    found.push(...faults.map(fault => `${name}: ${fault}`))
    // What was begun here would be gone on with there.
    await phone.page.evaluate(() => sessionStorage.clear())
  }
  await phone.context.close()
  return found
}

/** Pictures of offers are asked for elsewhere, and nowhere else; codes of nothing are not found. */
async function bePicky({ page, expectTrouble }: BrowserPhone): Promise<void> {
  expectTrouble(/left the origin: https:\/\/pictures\.example\//, /png failed/, /answered 4(00|04|22)$/)
  await page.route('https://pictures.example/**', route => route.abort())
}

function portions<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, at * size + size),
  )
}
