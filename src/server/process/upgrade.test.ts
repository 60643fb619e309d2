// A new version takes the place of the one before it, node by node, while diners sit at their tables.

import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { type Order, placeOrder } from '#contract/orders.ts'
import { shareApp } from '../../../test/app/app.ts'
import { newerVersion } from '../../../test/app/newer-version.ts'
import { openBalancer, startNode } from '../../../test/app/nodes.ts'
import { follow, look, type Screen } from '../../../test/diners/follow.ts'
import { type Diner, makeGroup } from '../../../test/diners/make.ts'
import { migrate } from '../db/migrate.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100' } })

test('while each node is replaced, diners order and see: nothing is refused, lost or doubled', {
  timeout: 60_000,
}, async () => {
  const nodes = await Promise.all([startNode(app()), startNode(app())])
  const balancer = await openBalancer(() => nodes)
  const seats = await Promise.all([0, 1, 2, 3].map(() => takeSeats(balancer)))
  let isOver = false
  const meals = seats.map(async seat => {
    while (!isOver) await seat.orderOnce()
  })
  const everybodyOrders = async () => {
    const before = seats.map(({ placed }) => placed.length)
    const isFurther = () => seats.every(({ placed }, at) => placed.length >= (before[at] ?? 0) + 5)
    await expect.poll(isFurther, { interval: 20, timeout: 20_000 }).toBe(true)
  }
  await everybodyOrders()
  // What the first of the new version does to the database; all others are older from then on.
  const later = `alter table groups add later text; alter table orders add later text not null default 'later'`
  await migrate(app().database, newerVersion('9999-later.sql', later))
  const before = [...nodes]
  nodes.push(...(await Promise.all([startNode(app()), startNode(app())])))
  for (const old of before) {
    expect(await old.stop()).toBe(0)
    nodes.splice(nodes.indexOf(old), 1)
    await everybodyOrders()
  }
  isOver = true
  await Promise.all(meals)
  for (const { placed, diner, groupId, screen } of seats) {
    const table = await look(diner.phone, groupId)
    expect(table.orders).toEqual(placed)
    expect(await screen().until(table.revision)).toEqual(table)
  }
})

test('a call that is under way when its node ends is served', async () => {
  const node = await startNode(app())
  const { hostname, port } = new URL(node.url)
  const line = connect(Number(port), hostname)
  line.write('GET /api/currencies HTTP/1.1\r\nhost: tablemate.example\r\n')
  // The node has taken the line by the time it has answered another.
  await fetch(`${node.url}/api/health/live`)
  const ended = node.stop()
  await expect.poll(() => isRefused(node.url), { interval: 5 }).toBe(true)
  line.write('\r\n')
  expect(await text(line)).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*"USD"/i)
  expect(await ended).toBe(0)
})

/** Two at a table of their own: one orders, and goes on when the other has seen it. */
async function takeSeats(at: { readonly url: string }) {
  const { group, diners } = await makeGroup(at)
  const [diner, other] = diners
  const placed: Order[] = []
  let screen = await follow(other.phone, group.id)

  /** A line that ended is opened again, as phones do; one that has left something out fails. */
  async function seen(revision: number): Promise<void> {
    for (;;) {
      try {
        await screen.until(revision)
        return
      } catch (error) {
        if (!/the line ended/.test(String(error))) throw error
        screen = await comeBack(other, group.id)
      }
    }
  }
  return {
    diner,
    groupId: group.id,
    placed,
    screen: () => screen,
    async orderOnce() {
      placed.push(await orderAsTheAppDoes(diner, group.id, `order ${placed.length}`))
      await seen((await look(diner.phone, group.id)).revision)
    },
  }
}

async function comeBack({ phone }: Diner, groupId: string): Promise<Screen> {
  return follow(phone, groupId).catch(() => comeBack({ phone } as Diner, groupId))
}

/** What has no answer goes again under its key, three times in all; any answer but the order is a refusal. */
async function orderAsTheAppDoes({ phone, id }: Diner, groupId: string, key: string): Promise<Order> {
  const body = { groupId, memberId: id, items: [{ name: key, quantity: 1, price: 500 }] }
  for (let tries = 1; ; tries += 1) {
    const answer = await phone.call(placeOrder, { body, key }).catch(error => {
      if (tries === 3) throw error
    })
    if (!answer) continue
    expect(answer.status).toBe(201)
    return answer.body
  }
}

async function isRefused(url: string): Promise<boolean> {
  const probe = connect(Number(new URL(url).port), new URL(url).hostname)
  try {
    await once(probe, 'connect')
    return false
  } catch {
    return true
  } finally {
    probe.destroy()
  }
}
