// A rolling upgrade: a new version replaces the old one node by node while diners order.

import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Order, placeOrder } from '@tablemate/contract/orders.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { newerVersion } from '@tablemate/test/app/newer-version.ts'
import { openBalancer, startNode } from '@tablemate/test/app/nodes.ts'
import { type FollowedGroup, fetchGroupState, follow } from '@tablemate/test/diners/follow.ts'
import { type Diner, makeGroup } from '@tablemate/test/diners/make.ts'
import { expect, test } from 'vitest'
import { migrate } from '../db/migrate.ts'

const app = shareApp()

test("while each node is replaced, no diner's order is refused, lost or doubled, and every diner sees it", async () => {
  const nodes = await Promise.all([startNode(app()), startNode(app())])
  const balancer = await openBalancer(() => nodes)
  const groups = await Promise.all([0, 1, 2, 3].map(() => startGroup(balancer)))
  let isOver = false
  const meals = groups.map(async group => {
    while (!isOver) await group.orderOnce()
  })
  const everybodyOrders = async () => {
    const before = groups.map(({ placed }) => placed.length)
    const isFurther = () => groups.every(({ placed }, at) => placed.length >= (before[at] ?? 0) + 5)
    await expect.poll(isFurther, { interval: 20 }).toBe(true)
  }
  await everybodyOrders()
  // The first node of the new version migrates the database. From then on the other nodes are older than the schema.
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
  for (const { placed, diner, groupId, screen } of groups) {
    const groupState = await fetchGroupState(diner.phone, groupId)
    expect(groupState.orders).toEqual(placed)
    expect(await screen().until(groupState.revision)).toEqual(groupState)
  }
})

test('a request that is still arriving when its node stops is served', async () => {
  const node = await startNode(app())
  const { hostname, port } = new URL(node.url)
  const socket = connect(Number(port), hostname)
  socket.write('GET /api/currencies HTTP/1.1\r\nhost: tablemate.example\r\n')
  // When the node has replied to a later request, it has accepted this connection.
  await fetch(`${node.url}/api/health/live`)
  const ended = node.stop()
  await expect.poll(() => isRefused(node.url), { interval: 5 }).toBe(true)
  socket.write('\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*"USD"/i)
  expect(await ended).toBe(0)
})

/** Starts a group of two diners: one orders, and continues when the other's stream has shown the order. */
async function startGroup(at: { readonly url: string }) {
  const { group, diners } = await makeGroup(at)
  const [diner, other] = diners
  const placed: Order[] = []
  let screen = await follow(other.phone, group.id)

  /** Reopens a stream that ended, as phones do. Fails if a stream has left out a change. */
  async function seen(revision: number): Promise<void> {
    for (;;) {
      try {
        await screen.until(revision)
        return
      } catch (error) {
        if (!/the stream ended/.test(String(error))) throw error
        screen = await reconnect(other, group.id)
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
      await seen((await fetchGroupState(diner.phone, group.id)).revision)
    },
  }
}

async function reconnect({ phone }: Diner, groupId: string): Promise<FollowedGroup> {
  return follow(phone, groupId).catch(() => reconnect({ phone } as Diner, groupId))
}

/** Sends an order without a reply again with its key, three times in all. Fails on any reply but 201. */
async function orderAsTheAppDoes({ phone, id }: Diner, groupId: string, key: string): Promise<Order> {
  const body = { groupId, memberId: id, items: [{ name: key, quantity: 1, price: 500 }] }
  for (let tries = 1; ; tries += 1) {
    const reply = await phone.call(placeOrder, { body, key }).catch(error => {
      if (tries === 3) throw error
    })
    if (!reply) continue
    expect(reply.status).toBe(201)
    return reply.body
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
