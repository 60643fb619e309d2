// S7 and S11b: as many idle connections as the server allows, from six addresses, or from the address that other clients share.

import { readFileSync } from 'node:fs'
import { defaultBounds } from '@tablemate/server/limits/connection-limits.ts'
import type { Attack } from './run/attack.ts'
import { placeOrders } from './run/bystanders.ts'
import type { AttackContext } from './run/context.ts'
import { answered, type Row } from './run/guarantees.ts'
import { type IdlePlan, stayIdle } from './run/idle-connections.ts'

/** Below the server's limit of connections per address, so that no address exceeds it. */
const perAddress = defaultBounds.perNetwork - 10
/** How many processes attack: each has its own limit of open files. */
const attackers = 2

export const idleConnections: Attack<IdlePlan> = {
  id: 'S7',
  title: 'idle connections from 6 addresses',
  run: context =>
    measureNewcomers(context, attackers, {
      addresses: Array.from({ length: 6 }, (_, at) => `127.0.0.${11 + at}`),
      perAddress: Math.min(perAddress, Math.floor((openFiles() - 500) / (6 / attackers))),
    }),
  perform: stayIdle,
}

export const idleNeighbour: Attack<IdlePlan> = {
  id: 'S11b',
  title: 'idle connections from one address, shared with others',
  run: context =>
    measureNewcomers(context, 1, {
      addresses: ['127.0.0.1'],
      perAddress: Math.min(defaultBounds.perNetwork, openFiles() - 500),
    }),
  perform: stayIdle,
}

/** The bystanders come from 127.0.0.1 and open a new connection for each request. */
async function measureNewcomers(
  context: AttackContext<IdlePlan>,
  processes: number,
  idle: Omit<IdlePlan, 'url'>,
): Promise<readonly Row[]> {
  const server = await context.startServer()
  const newcomer = { from: '127.0.0.1', isNewConnection: true }
  const orders = { ...(await placeOrders(server, newcomer)), promise: answered }
  const health = {
    ...{ name: 'GET /api/health/live', status: 200, promise: answered },
    next: () => ({ path: '/api/health/live', ...newcomer }),
  }
  const share = Math.ceil(idle.addresses.length / processes)
  const plans = Array.from({ length: processes }, (_, at) => ({
    ...{ url: server.url, perAddress: idle.perAddress },
    addresses: idle.addresses.slice(at * share, (at + 1) * share),
  }))
  const { rows } = await context.measureAround(server, plans, [health, orders])
  const most = idle.addresses.length * idle.perAddress
  const row: Row = {
    call: `at most ${most} connections, with ${openFiles()} open files for a process here`,
    promise: '',
    isKept: true,
  }
  return [...rows, row]
}

/** How many files and connections a process may have open on this machine. The limit applies to the server too. */
function openFiles(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 1024)
  } catch {
    return 1024
  }
}
