// S4: logins from 250 addresses: to accounts that do not exist, and valid ones to the attacker's own, which no limit on failures stops.

import { type Attack, flood } from './run/attack.ts'
import { makeOwner } from './run/bystanders.ts'
import { atMostDoubled } from './run/guarantees.ts'
import { type Call, json } from './run/send-request.ts'
import { behindProxy } from './run/server.ts'

interface Plan {
  readonly url: string
  /** The attacker's accounts. */
  readonly own: readonly { readonly email: string; readonly password: string }[]
}

const addresses = 250
/** The server handles the logins to one account one by one, so the attacker has several accounts. */
const accounts = 10

export const loginFlood: Attack<Plan> = {
  id: 'S4',
  title: `logins from ${addresses} addresses`,
  async run(context) {
    const server = await context.startServer({ env: behindProxy })
    const { email, password, phone } = await makeOwner(server, '198.51.100.1')
    const logIn = (headers: Record<string, string>): Call => ({
      ...{ path: '/api/restaurants/login', address: '198.51.100.2' },
      ...json({ email, password }, headers),
    })
    const call = { status: 200, everyMs: 500, promise: atMostDoubled(1500) }
    const bystanders = [
      { ...call, name: 'login, new device', next: () => logIn({}) },
      { ...call, name: 'login, known device', next: () => logIn({ cookie: phone.cookie() }) },
    ]
    const own = await Promise.all(Array.from({ length: accounts }, () => makeOwner(server, '203.0.113.1')))
    const plan = { url: server.url, own: own.map(({ email, password }) => ({ email, password })) }
    return (await context.measureAround(server, [plan], bystanders)).rows
  },
  async perform({ url, own }, attacker) {
    attacker.ready()
    const next = (connection: number): Call => {
      const nonexistent = { email: `nobody-${connection}@example.com`, password: 'a guess' }
      const login = connection % 5 === 0 ? own[(connection / 5) % own.length] : nonexistent
      return { path: '/api/restaurants/login', address: `203.0.113.${connection}`, ...json(login) }
    }
    await flood(url, addresses, next, attacker)
  },
}
