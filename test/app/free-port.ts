// Finds a free port of the loopback address.

import { once } from 'node:events'
import { createServer } from 'node:net'

export async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}
