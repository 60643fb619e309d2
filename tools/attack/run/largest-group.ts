// Creates the group with the longest reply that one attacker can produce within the production limits.

import { joinGroup } from '@tablemate/contract/groups.ts'
import { placeOrder } from '@tablemate/contract/orders.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { makeGroup, toDiner } from '@tablemate/test/diners/make.ts'
import { makePhone } from '@tablemate/test/diners/phone.ts'
import type { Server } from './server.ts'

export interface LargestGroup {
  readonly groupId: string
  /** The cookie of each device in the group. */
  readonly cookies: readonly string[]
  /** The size of one reply. */
  readonly bytes: number
}

const devices = 10

/** Each device in turn places the longest orders that the limits allow, until the server refuses one. */
export async function makeLargestGroup({ url }: Pick<Server, 'url'>): Promise<LargestGroup> {
  const { group, diners } = await makeGroup({ url }, { diners: 1 })
  const sitting = [diners[0]]
  for (let at = 1; at < devices; at += 1) {
    const phone = makePhone(url, { headers: { 'x-forwarded-for': `203.0.113.${at}` } })
    const body = { name: `Diner ${at}`, key: group.linkKey }
    const joined = await phone.call(joinGroup, { params: { groupId: group.id }, body })
    if (joined.status === 201) sitting.push(toDiner(phone, group, joined.body))
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

/** Dishes with the longest modifiers, as many as fit into one order. */
function longestItems() {
  const item = { name: 'Soup', quantity: 1, price: 500, modifications: 'x'.repeat(limits.modifications) }
  const most = Math.floor((limits.orderBytes - 2) / (JSON.stringify(item).length + 1))
  return Array.from({ length: Math.min(limits.itemsPerOrder, most) }, () => item)
}
