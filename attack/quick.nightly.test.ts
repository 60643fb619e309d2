// The quick attacks, with fewer connections and the production limits. `npm run attack` runs all of them in full.

import { describe, expect, test } from 'vitest'
import { shareApp } from '../test/app/app.ts'
import { makeGroup } from '../test/diners/make.ts'
import { makeTableWithCode } from '../test/restaurants/tables.ts'
import { codeGuesses, household, mostLookUps } from './code-guesses.ts'
import { exhaustedAddress, lookUpByLink } from './exhausted-address.ts'
import { lockOut } from './lock-out.ts'
import { menuReaders } from './menu-readers.ts'
import { menuRow } from './menu-row.ts'
import type { Attack, Counts } from './run/attack.ts'
import { importDishes, makeOwner, peerAddress, placeOrders, similarDishes } from './run/bystanders.ts'
import { type Call, json, send } from './run/send-request.ts'
import { behindProxy } from './run/server.ts'

const app = shareApp({ env: behindProxy })

describe('During an attack', () => {
  test('an owner logs in on a new device while another address guesses the password', async () => {
    const { email, password } = await makeOwner(app(), '198.51.100.1')
    const logIn = { path: '/api/restaurants/login', address: peerAddress(1), ...json({ email, password }) }
    const plan = { url: app().url, email, guesses: 15, everyMs: 0 }
    const counts = await during(lockOut, plan, async () => expect(await results([logIn])).toEqual([200]))
    expect(counts[401]).toBeGreaterThanOrEqual(10)
  })

  test('the server looks up 60 codes that all networks of a household guess at once, and no more', async () => {
    const plan = { url: app().url, networks: household(64), guesses: 4, atOnce: 64 }
    expect((await during(codeGuesses, plan))[404]).toBe(mostLookUps.by56)
  })

  test('diners order, and join by link or sticker, from an address that has used up its limit of wrong codes', async () => {
    const address = '198.51.100.3'
    const { group } = await makeGroup(app(), { diners: 1 })
    const orders = await placeOrders(app(), { address })
    const look = { path: lookUpByLink(group), address }
    const join = { path: `/api/groups/${group.id}/members`, address, ...json({ name: 'Ben' }) }
    const { token } = await makeTableWithCode(app())
    const scan = { path: `/api/tables/${token}`, address }
    const sit = { path: `/api/tables/${token}/join`, address, ...json({ name: 'Cyd' }) }
    const counts = await during(exhaustedAddress, { url: app().url, address, guesses: 25 }, async () =>
      expect(await results([orders.next(), orders.next(), look, join, scan, sit])).toEqual([
        201, 201, 200, 201, 200, 201,
      ]),
    )
    expect(counts).toEqual({ 404: 20, 429: 5 })
  })

  test('orders are placed while many connections read one menu', async () => {
    const owner = await makeOwner(app(), '203.0.113.4')
    await importDishes(owner, similarDishes(1000))
    const plan = { url: app().url, path: `/api/restaurants/${owner.id}/menu`, readers: 10 }
    expect((await during(menuReaders, plan, ordersArePlaced))[200]).toBeGreaterThan(0)
  })

  test('orders are placed while many connections change one menu', async () => {
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

/** Sends the requests one after the other and returns their statuses. */
async function results(requests: readonly Call[]): Promise<unknown[]> {
  const all: unknown[] = []
  for (const request of requests) all.push((await send(app().url, request)).result)
  return all
}

/** Attacks until `check` has run, or else to the attack's own end. Returns the attacker's results, counted. */
async function during<Plan>(attack: Attack<Plan>, plan: Plan, check?: () => Promise<void>): Promise<Counts> {
  const stop = new AbortController()
  const counts: Record<string, number> = {}
  const { promise: isReady, resolve: ready } = Promise.withResolvers<void>()
  const count = (result: string | number) => {
    counts[result] = (counts[result] ?? 0) + 1
  }
  const performed = attack.perform?.(plan, { signal: stop.signal, ready, count })
  try {
    await isReady
    await check?.()
  } finally {
    if (check) stop.abort()
    await performed
  }
  return counts
}
