// S9: forty connections of one account change the same menu: three import the whole menu, the others change one dish.

import { type Attack, flood } from './run/attack.ts'
import { importMenuItems, makeOwner, placeOrders, similarMenuItems } from './run/bystanders.ts'
import { atMostDoubled } from './run/guarantees.ts'
import { type Call, json } from './run/send-request.ts'
import { behindProxy } from './run/server.ts'

interface Plan {
  readonly url: string
  readonly cookie: string
  readonly restaurantId: number
  readonly itemId: number
  readonly connections: number
  readonly menuItems: number
}

const connections = 40
const importing = 3
const menuItems = 5000

export const menuRow: Attack<Plan> = {
  id: 'S9',
  title: `${connections} connections change one menu`,
  async run(context) {
    const server = await context.startServer({ env: behindProxy })
    const owner = await makeOwner(server, '203.0.113.1')
    const { id, phone } = owner
    await importMenuItems(owner, similarMenuItems(menuItems))
    const menu = await phone.send('GET', `/api/restaurants/${id}/menu`)
    const itemId = (menu.body as { id: number }[])[0]?.id ?? 0
    const orders = { ...(await placeOrders(server)), promise: atMostDoubled() }
    const plan = { url: server.url, cookie: phone.cookie(), restaurantId: id, itemId, connections, menuItems }
    return (await context.measureAround(server, [plan], [orders])).rows
  },
  async perform({ url, cookie, restaurantId, itemId, connections, menuItems }, attacker) {
    const rows = similarMenuItems(menuItems)
    const imports = { path: `/api/restaurants/${restaurantId}/menu/import`, ...json({ rows }, { cookie }) }
    let price = 500
    const next = (connection: number): Call => {
      price += 1
      const change = {
        path: `/api/menu-items/${itemId}`,
        ...json({ price }, { cookie }),
        method: 'PUT' as const,
      }
      return { ...(connection < importing ? imports : change), address: '203.0.113.1' }
    }
    attacker.ready()
    await flood(url, connections, next, attacker)
  },
}
