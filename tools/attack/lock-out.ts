// S5: one address guesses an owner's password without end. The owner logs in from another address, on a new device.

import { setTimeout as wait } from 'node:timers/promises'
import type { Attack } from './run/attack.ts'
import { makeOwner, peerAddress } from './run/bystanders.ts'
import { answered } from './run/guarantees.ts'
import { json, send } from './run/send-request.ts'
import { behindProxy } from './run/server.ts'

export interface LockOutPlan {
  readonly url: string
  readonly email: string
  readonly guesses: number
  readonly everyMs: number
}

export const lockOut: Attack<LockOutPlan> = {
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
        const address = peerAddress(times)
        return { path: '/api/restaurants/login', address, ...json({ email, password }) }
      },
    }
    const plan = { url: server.url, email, guesses: 10_000, everyMs: 150 }
    return (await context.measureAround(server, [plan], [logIn])).rows
  },
  async perform({ url, email, guesses, everyMs }, { signal, count, ready }) {
    for (let guess = 1; guess <= guesses && !signal.aborted; guess += 1) {
      const wrong = json({ email, password: `guess ${guess}` })
      const sent = await send(url, { path: '/api/restaurants/login', address: '203.0.113.1', ...wrong })
      count(sent.result)
      // By now the account's limit of failed logins is used up.
      if (guess === 15) ready()
      await wait(everyMs)
    }
  },
}
