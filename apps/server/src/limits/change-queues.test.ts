// Many changes of one group or restaurant do not delay other callers (docs/security.md, `contended-row`).

import { chooseBill } from '@tablemate/contract/bills.ts'
import { changeMenuItem } from '@tablemate/contract/menu.ts'
import { placeOrder } from '@tablemate/contract/orders.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { lockTable } from '@tablemate/test/app/lock-table.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { hostilePdfs } from '@tablemate/test/menu-files/hostile-files.ts'
import { ownReaders } from '@tablemate/test/menu-files/reader-processes.ts'
import { addMenuItems, makeRestaurant, uploadFile } from '@tablemate/test/restaurants/restaurant.ts'
import { describe, expect, test } from 'vitest'
import { identifier } from '../db/sql.ts'

/** A restaurant or address may send one costly file. */
const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '0.5' } })

/** More than the connections of the pool. */
const many = Array.from({ length: 15 }, (_, at) => at)

/** Locks the row, as a slow change does. Returns a function that unlocks it. */
async function lockRow(relation: 'restaurants' | 'groups', id: string | number) {
  const sql = app().directSql
  const isLocked = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const ended = sql.begin(async tx => {
    await tx`select from ${identifier(relation)} where id = ${id} for update`
    isLocked.resolve()
    await mayEnd.promise
  })
  await isLocked.promise
  return async () => {
    mayEnd.resolve()
    await ended
  }
}

/** Whether an order at another table is placed before any of the calls gets its reply. */
async function isOrderFirst(calls: readonly Promise<unknown>[]): Promise<boolean> {
  const { diners } = await makeGroup(app())
  let isAnyDone = false
  for (const call of calls)
    void call.then(() => {
      isAnyDone = true
    })
  expect((await diners[0].order({ name: 'Soup', price: 500 })).total).toBe(500)
  return !isAnyDone
}

describe('while many changes wait for', () => {
  // Threat: contended-row
  test.each(['menu', 'group'])(
    'one %s, orders elsewhere are placed at once; then every change is made',
    async kind => {
      const owner = await makeRestaurant(app())
      const [soup] = await addMenuItems(owner, { name: 'Soup', price: 700 })
      const { group, diners } = await makeGroup(app())
      const release = await (kind === 'menu' ? lockRow('restaurants', owner.id) : lockRow('groups', group.id))
      const params = { groupId: group.id, itemId: soup.id }
      const changes = many.map(at =>
        kind === 'menu'
          ? owner.phone.call(changeMenuItem, { params, body: { price: 700 + at } })
          : diners[0].phone.call(chooseBill, { params, body: { tipPercentage: at } }),
      )
      expect(await isOrderFirst(changes)).toBe(true)
      await release()
      expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(many.map(() => 200))
    },
  )
})

// Threat: contended-row
describe('before any costly work', () => {
  test('a repeated spoken order gets its stored response, and one at a full table is refused', async () => {
    const owner = await makeRestaurant(app())
    const [soup] = await addMenuItems(owner, { name: 'Onion soup', price: 700 })
    const { group, diners } = await makeGroup(app(), { restaurantId: owner.id })
    const speak = (key: string) =>
      diners[0].phone.call(placeOrder, {
        body: { groupId: group.id, memberId: diners[0].id, transcription: 'two onion soups' },
        key,
      })
    const first = await speak('once')
    expect(first.body.total).toBe(1400)
    // The cached menu is outdated, and the lock prevents a new read: only a stored response can succeed.
    await owner.phone.call(changeMenuItem, { params: { itemId: soup.id }, body: { price: 800 } })
    await lockTable(app(), 'menu_items', 'reading too')
    expect((await Promise.all(many.map(() => speak('once')))).map(({ body }) => body)).toEqual(
      many.map(() => first.body),
    )
    await app().database.sql`update groups set order_count = ${limits.ordersPerGroup} where id = ${group.id}`
    expect((await speak('twice')).problem.problem).toBe('too-many-orders')
  })

  test('a repeated upload gets its stored response; a sender of costly files gets 429, other senders do not', async () => {
    const [owner, other] = [await makeRestaurant(app()), await makeRestaurant(app())]
    const menu = { content: 'Name,Price\nSoup,6.50\n', key: 'once' }
    expect((await uploadFile(owner.phone, menu)).body).toEqual({ itemsAdded: 1 })
    // A reader that is killed, as at its limit of memory, has read a costly file.
    const slow = { content: endlessPdf(), name: 'menu.pdf', type: 'application/pdf', isPreview: true }
    const reading = uploadFile(owner.phone, slow)
    await expect.poll(ownReaders).toHaveLength(1)
    process.kill(ownReaders()[0]?.id ?? 0, 'SIGKILL')
    expect((await reading).problem.problem).toBe('menu-file-too-much')
    expect((await uploadFile(owner.phone, slow)).problem.problem).toBe('too-many-requests')
    expect((await uploadFile(owner.phone, menu)).body).toEqual({ itemsAdded: 1 })
    expect((await uploadFile(other.phone, menu)).body).toEqual({ itemsAdded: 1 })
  })
})

function endlessPdf(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hostilePdfs['forms in forms, a billion times']?.make() as Uint8Array)
}
