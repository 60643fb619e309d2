// `npm run seed` creates a restaurant in mid-evening whose printed logins and links work.

import { randomBytes } from 'node:crypto'
import { getDayCloses } from '@tablemate/contract/figures.ts'
import { findGroupByCode } from '@tablemate/contract/groups.ts'
import type { Board } from '@tablemate/contract/kitchen.ts'
import { getMenu } from '@tablemate/contract/menu.ts'
import { buildApp } from '@tablemate/server/app.ts'
import { readConfig } from '@tablemate/server/config.ts'
import { createSeedData } from '@tablemate/server/db/seed/create-seed-data.ts'
import { seedYear } from '@tablemate/server/features/figures/seed-year.ts'
import { makeKeyRing } from '@tablemate/server/secrets/key-ring.ts'
import { startApp } from '@tablemate/test/app/app.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import { fetchBoard } from '@tablemate/test/restaurants/board.ts'
import { logInAs } from '@tablemate/test/restaurants/restaurant.ts'
import { scan } from '@tablemate/test/restaurants/restaurant-tables.ts'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'

test('the printed login and links lead to a restaurant in mid-evening, and a second run creates a new evening', async () => {
  const { app, output } = await runSeed()
  const [, email = '', password = ''] = /as (\S+) with the password “(.+)”/.exec(output) ?? []
  const owner = makePhone(app.url)
  const { body } = await logInAs(app, { email, password }, owner)
  const loadBoard = () => fetchBoard({ id: body.id, phone: owner })
  const first = await loadBoard()
  requireEvening(first, app.now())

  const rows = [...output.matchAll(/^ {2}(\d+) +(\w{6})? +\S+\/table\/(\w+) {2}(.+)$/gm)]
  expect(rows).toHaveLength(12)
  for (const [, table, code, token = '', people = ''] of rows) {
    const scanned = (await scan(owner, token)).body
    expect(scanned.table.name).toBe(table)
    expect(scanned.seating?.people ?? 'free').toBe(code ? people.split(', ').length : people)
    if (!code) continue
    const found = await owner.call(findGroupByCode, { params: { code }, query: {} })
    expect(found.body.tableNumber).toBe(table)
  }

  const loadChoices = async () => {
    const menu = await owner.call(getMenu, { params: { restaurantId: body.id } })
    return menu.body
      .flatMap(({ name, optionGroups = [] }) => optionGroups.map(group => `${name}: ${group.name}`))
      .sort()
  }
  const choices = await loadChoices()
  expect(choices).toEqual([
    'Burger della casa: Extras',
    'Burger della casa: Side',
    'House red: Size',
    'Ribeye steak: Doneness',
    'Ribeye steak: Side',
  ])

  await runSeed(app)
  expect(await loadChoices()).toEqual(choices)
  const second = await loadBoard()
  requireEvening(second, app.now())
  expect(open(second)).toHaveLength(open(first).length)
  expect(await seedYear(app.database, email, app.now())).toBe(365)
  expect(await seedYear(app.database, email, app.now())).toBe(0)
  const closes = await owner.call(getDayCloses, { params: { restaurantId: body.id }, query: {} })
  expect(closes.body[0]?.number).toBe(365)
  const [day] = closes.body[0]?.reports ?? []
  expect(day?.hours.reduce((sum, { amount }) => sum + amount, 0)).toBe(day?.sales)
  const before = new Set(first.tables.map(({ groupId }) => groupId))
  expect(second.tables.filter(({ groupId }) => before.has(groupId))).toEqual([])
})

/** Runs the seed on a new database, or on the app's database. */
async function runSeed(app?: Awaited<ReturnType<typeof startApp>>) {
  const running = app ?? (await startApp())
  const config = readConfig({})
  let behindMs = 0
  const seeded = await buildApp({
    config,
    database: running.database,
    clock: () => new Date(running.now().getTime() - behindMs),
    log: pino({ level: 'silent' }),
    keyRing: makeKeyRing([randomBytes(32)]),
  })
  onTestFinished(() => seeded.close())
  const goBack = (minutes: number) => {
    behindMs = minutes * 60_000
  }
  return { app: running, output: await createSeedData(seeded, goBack, config) }
}

function open({ tickets }: Board) {
  return tickets.filter(({ state }) => state !== 'served' && state !== 'refused')
}

function requireEvening(board: Board, now: Date): void {
  const { tables: seatings, tickets, requests } = board
  expect(seatings.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  expect(new Set(tickets.map(({ state }) => state))).toEqual(
    new Set(['new', 'preparing', 'ready', 'served', 'refused']),
  )
  const late = open(board).filter(
    ({ state, placedAt }) => state !== 'ready' && now.getTime() - Date.parse(placedAt) >= 15 * 60_000,
  )
  expect(late.map(({ table }) => table)).toEqual(['3', '5'])
  expect(open(board).filter(({ allergies }) => allergies.text !== '')).toMatchObject([{ table: '4' }])
  expect(requests).toMatchObject([{ table: '1', kind: 'bill' }])
  expect(seatings.filter(({ paid }) => paid > 0).map(({ name }) => name)).toEqual(['2'])
  // A ticket without a number is unseen, so the first board that opens plays its sound.
  expect(open(board).filter(({ number }) => number === null)).toMatchObject([{ table: '8' }])
}
