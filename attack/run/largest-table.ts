// The table with the longest answer that one stranger may make at the usual limits.

import { joinGroup } from '#contract/groups.ts'
import { placeOrder } from '#contract/orders.ts'
import { limits } from '#domain/limits.ts'
import { makeGroup, seat } from '../../test/diners/make.ts'
import { makePhone } from '../../test/diners/phone.ts'
import type { Server } from './server.ts'

export interface LargestTable {
  readonly groupId: string
  /** Of each device that sits there. */
  readonly cookies: readonly string[]
  /** Of one answer, bytes. */
  readonly bytes: number
}

const devices = 10

/** Orders as long as they may be, by one device after the other, until each is refused. */
export async function makeLargestTable({ url }: Pick<Server, 'url'>): Promise<LargestTable> {
  const { group, diners } = await makeGroup({ url }, { diners: 1 })
  const sitting = [diners[0]]
  for (let at = 1; at < devices; at += 1) {
    const phone = makePhone(url, { headers: { 'x-forwarded-for': `203.0.113.${at}` } })
    const body = { name: `Diner ${at}` }
    const joined = await phone.call(joinGroup, { params: { groupId: group.id }, body })
    if (joined.status === 201) sitting.push(seat(phone, group, joined.body))
  }
  for (const { id, phone } of sitting) {
    const body = { groupId: group.id, memberId: id, items: longestItems() }
    while ((await phone.call(placeOrder, { body })).status === 201);
  }
  const summary = await fetch(`${url}/api/groups/${group.id}/summary`, {
    headers: { cookie: diners[0].phone.cookie() },
  })
  const { byteLength } = await summary.arrayBuffer()
  return { groupId: group.id, cookies: sitting.map(({ phone }) => phone.cookie()), bytes: byteLength }
}

/** Dishes with wishes of one letter over and over, until an order is full. */
function longestItems() {
  const item = { name: 'Soup', quantity: 1, price: 500, modifications: 'x'.repeat(limits.modifications) }
  const most = Math.floor((limits.orderBytes - 2) / (JSON.stringify(item).length + 1))
  return Array.from({ length: Math.min(limits.itemsPerOrder, most) }, () => item)
}
