// S4: logins from 250 addresses: those of nobody's accounts, and right ones of the attacker's own, which no count of failures stops.

import { type Ask, json } from './run/ask.ts'
import { type Attack, flood } from './run/attack.ts'
import { atMostDoubled } from './run/guarantees.ts'
import { makeOwner } from './run/others.ts'
import { behindProxy } from './run/server.ts'

interface Plan {
  readonly url: string
  /** The attacker's accounts. */
  readonly own: readonly { readonly email: string; readonly password: string }[]
}

const addresses = 250
/** Logins at one account wait for each other. */
const accounts = 10

export const loginFlood: Attack<Plan> = {
  id: 'S4',
  title: `logins from ${addresses} addresses`,
  async run(context) {
    const server = await context.startServer({ env: behindProxy })
    const { email, password, phone } = await makeOwner(server, '198.51.100.1')
    const logIn = (headers: Record<string, string>): Ask => ({
      ...{ path: '/api/restaurants/login', address: '198.51.100.2' },
      ...json({ email, password }, headers),
    })
    const call = { status: 200, everyMs: 500, promise: atMostDoubled(1500) }
    const others = [
      { ...call, name: 'login, new device', next: () => logIn({}) },
      { ...call, name: 'login, known device', next: () => logIn({ cookie: phone.cookie() }) },
    ]
    const own = await Promise.all(Array.from({ length: accounts }, () => makeOwner(server, '203.0.113.1')))
    const plan = { url: server.url, own: own.map(({ email, password }) => ({ email, password })) }
    return (await context.measureAround(server, [plan], others)).rows
  },
  async perform({ url, own }, attacker) {
    attacker.underWay()
    const next = (connection: number): Ask => {
      const nobodys = { email: `nobody-${connection}@example.com`, password: 'a guess' }
      const login = connection % 5 === 0 ? own[(connection / 5) % own.length] : nobodys
      return { path: '/api/restaurants/login', address: `203.0.113.${connection}`, ...json(login) }
    }
    await flood(url, addresses, next, attacker)
  },
}
