// Ports for programs that start later, and again after they were killed. They lie below those that the system gives to outgoing
// connections, so that no connection takes one meanwhile.

import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

const [lowest, highest] = [20_000, 32_000]
const reserved = new Set<number>()

/** Returns a free port of the loopback address, a different one each time. */
export async function reservePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest)
    if (reserved.has(port)) continue
    reserved.add(port)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
