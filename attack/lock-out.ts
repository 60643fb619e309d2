// S5: one address guesses at an owner's password without end; the owner comes from elsewhere, on a new device.

import { setTimeout as wait } from 'node:timers/promises'
import { ask, json } from './run/ask.ts'
import type { Attack } from './run/attack.ts'
import { answered } from './run/guarantees.ts'
import { makeOwner, othersAddress } from './run/others.ts'
import { behindProxy } from './run/server.ts'

export interface LockOut {
  readonly url: string
  readonly email: string
  readonly guesses: number
  readonly everyMs: number
}

export const lockOut: Attack<LockOut> = {
  id: 'S5',
  title: 'guesses at one account, one each 150 ms',
  async run(context) {
    const server = await context.startServer({ env: behindProxy })
    const { email, password } = await makeOwner(server, '198.51.100.1')
    let times = 1
    const logIn = {
      ...{ name: 'login, new device, new address', status: 200, everyMs: 1000, promise: answered },
      next() {
        times += 1
        const address = othersAddress(times)
        return { path: '/api/restaurants/login', address, ...json({ email, password }) }
      },
    }
    const plan = { url: server.url, email, guesses: 10_000, everyMs: 150 }
    return (await context.measureAround(server, [plan], [logIn])).rows
  },
  async perform({ url, email, guesses, everyMs }, { signal, count, underWay }) {
    for (let guess = 1; guess <= guesses && !signal.aborted; guess += 1) {
      const wrong = json({ email, password: `guess ${guess}` })
      const sent = await ask(url, { path: '/api/restaurants/login', address: '203.0.113.1', ...wrong })
      count(sent.result)
      // The account's failures are used up.
      if (guess === 15) underWay()
      await wait(everyMs)
    }
  },
}
