// S7 and S11b: idle connections kept alive, as many as may be: from six addresses, and from the address that one shares with others.

import { readFileSync } from 'node:fs'
import { defaultBounds } from '../src/server/limits/connection-bounds.ts'
import type { Attack } from './run/attack.ts'
import type { AttackContext } from './run/context.ts'
import { answered, type Row } from './run/guarantees.ts'
import { holdIdle, type Idle } from './run/idle-connections.ts'
import { placeOrders } from './run/others.ts'

/** Less than the server lets in from one address, so that each address is within its bound. */
const perAddress = defaultBounds.perAddress - 10
/** Processes, each with open files of its own. */
const attackers = 2

export const idleConnections: Attack<Idle> = {
  id: 'S7',
  title: 'idle connections from 6 addresses',
  run: context =>
    measureNewcomers(context, attackers, {
      addresses: Array.from({ length: 6 }, (_, at) => `127.0.0.${11 + at}`),
      perAddress: Math.min(perAddress, Math.floor((openFiles() - 500) / (6 / attackers))),
    }),
  perform: holdIdle,
}

export const idleNeighbour: Attack<Idle> = {
  id: 'S11b',
  title: 'idle connections from one address, shared with others',
  run: context =>
    measureNewcomers(context, 1, {
      addresses: ['127.0.0.1'],
      perAddress: Math.min(defaultBounds.perAddress, openFiles() - 500),
    }),
  perform: holdIdle,
}

/** Others come from 127.0.0.1, on a connection of their own each time. */
async function measureNewcomers(
  context: AttackContext<Idle>,
  processes: number,
  held: Omit<Idle, 'url'>,
): Promise<readonly Row[]> {
  const server = await context.startServer()
  const newcomer = { from: '127.0.0.1', isNewConnection: true }
  const orders = { ...(await placeOrders(server, newcomer)), promise: answered }
  const health = {
    ...{ name: 'GET /api/health/live', status: 200, promise: answered },
    next: () => ({ path: '/api/health/live', ...newcomer }),
  }
  const share = Math.ceil(held.addresses.length / processes)
  const plans = Array.from({ length: processes }, (_, at) => ({
    ...{ url: server.url, perAddress: held.perAddress },
    addresses: held.addresses.slice(at * share, (at + 1) * share),
  }))
  const { rows } = await context.measureAround(server, plans, [health, orders])
  const most = held.addresses.length * held.perAddress
  const row: Row = {
    call: `at most ${most} connections, with ${openFiles()} open files for a process here`,
    promise: '',
    isKept: true,
  }
  return [...rows, row]
}

/** How many files and connections a process here may have open; the server's own are bounded by it too. */
function openFiles(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 1024)
  } catch {
    return 1024
  }
}
