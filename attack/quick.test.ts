// The attacks that take a moment, with fewer connections, at the usual limits. `npm run attack` runs all of them in full.

import { describe, expect, test } from 'vitest'
import { shareApp } from '../test/app/app.ts'
import { makeGroup } from '../test/diners/make.ts'
import { makeCode } from '../test/restaurants/tables.ts'
import { codeGuesses, household, lookedUp } from './code-guesses.ts'
import { lockOut } from './lock-out.ts'
import { menuReaders } from './menu-readers.ts'
import { menuRow } from './menu-row.ts'
import { type Ask, ask, json } from './run/ask.ts'
import type { Attack, Counts } from './run/attack.ts'
import { importDishes, makeOwner, othersAddress, placeOrders, similarDishes } from './run/others.ts'
import { behindProxy } from './run/server.ts'
import { lookUpByLink, spentAddress } from './spent-address.ts'

const app = shareApp({ env: behindProxy })

describe('While somebody attacks', () => {
  test('an owner gets in on a new device, whatever one address guesses at the account', async () => {
    const { email, password } = await makeOwner(app(), '198.51.100.1')
    const logIn = { path: '/api/restaurants/login', address: othersAddress(1), ...json({ email, password }) }
    const plan = { url: app().url, email, guesses: 15, everyMs: 0 }
    const counts = await during(lockOut, plan, async () => expect(await results([logIn])).toEqual([200]))
    expect(counts[401]).toBeGreaterThanOrEqual(10)
  })

  test('codes that are guessed from all networks of a household at once are looked up 60 times', async () => {
    const plan = { url: app().url, networks: household(64), ofEach: 4, atOnce: 64 }
    expect((await during(codeGuesses, plan))[404]).toBe(lookedUp.by56)
  })

  test('who sits at a table orders, and who has its link or sticker joins, from an address whose codes are spent', async () => {
    const address = '198.51.100.3'
    const { group } = await makeGroup(app(), { diners: 1 })
    const orders = await placeOrders(app(), { address })
    const look = { path: lookUpByLink(group), address }
    const join = { path: `/api/groups/${group.id}/members`, address, ...json({ name: 'Ben' }) }
    const { token } = await makeCode(app())
    const scan = { path: `/api/tables/${token}`, address }
    const sit = { path: `/api/tables/${token}/join`, address, ...json({ name: 'Cyd' }) }
    const counts = await during(spentAddress, { url: app().url, address, guesses: 25 }, async () =>
      expect(await results([orders.next(), orders.next(), look, join, scan, sit])).toEqual([
        201, 201, 200, 201, 200, 201,
      ]),
    )
    expect(counts).toEqual({ 404: 20, 429: 5 })
  })

  test('orders are placed, however many read one menu', async () => {
    const owner = await makeOwner(app(), '203.0.113.4')
    await importDishes(owner, similarDishes(1000))
    const plan = { url: app().url, path: `/api/restaurants/${owner.id}/menu`, readers: 10 }
    expect((await during(menuReaders, plan, ordersArePlaced))[200]).toBeGreaterThan(0)
  })

  test('orders are placed, however many connections change one menu', async () => {
    const owner = await makeOwner(app(), '203.0.113.5')
    await importDishes(owner, similarDishes(100))
    const menu = await owner.phone.send('GET', `/api/restaurants/${owner.id}/menu`)
    const itemId = (menu.body as { id: number }[])[0]?.id ?? 0
    const cookie = owner.phone.cookie()
    const plan = { url: app().url, cookie, restaurantId: owner.id, itemId, connections: 12, dishes: 100 }
    expect((await during(menuRow, plan, ordersArePlaced))[200]).toBeGreaterThan(0)
  })
})

async function ordersArePlaced(): Promise<void> {
  const { next } = await placeOrders(app())
  expect(await results(Array.from({ length: 10 }, next))).toEqual(Array.from({ length: 10 }, () => 201))
}

/** Of the calls of others, one after the other. */
async function results(asks: readonly Ask[]): Promise<unknown[]> {
  const all: unknown[] = []
  for (const call of asks) all.push((await ask(app().url, call)).result)
  return all
}

/** Attacks from this process until others have called; answers what the attacker was answered. Without others, to its end. */
async function during<Plan>(attack: Attack<Plan>, plan: Plan, others?: () => Promise<void>): Promise<Counts> {
  const stop = new AbortController()
  const counts: Record<string, number> = {}
  const { promise: isUnderWay, resolve: underWay } = Promise.withResolvers<void>()
  const count = (result: string | number) => {
    counts[result] = (counts[result] ?? 0) + 1
  }
  const performed = attack.perform?.(plan, { signal: stop.signal, underWay, count })
  try {
    await isUnderWay
    await others?.()
  } finally {
    if (others) stop.abort()
    await performed
  }
  return counts
}
