// Where a server is found: its port at its address.

import { lookup } from 'node:dns/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Answers where. `::` serves IPv4 too, but a machine may have no IPv6 at all. Throws where the port is taken. */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<URL> {
  try {
    // Of a name with two addresses, as localhost often is, Fastify would open a second server, which nothing here bounds.
    const { address } = await lookup(host)
    return new URL(await app.listen({ port, host: address }))
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new Error(`port ${port} is already in use. Stop what uses it, or set PORT to another.`)
    }
    // Without its code: it says nothing of the database, which is tried again for such ones.
    if (host !== '::' || !['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes(code))
      throw new Error(`cannot listen at ${host}, port ${port}: ${(error as Error).message}`, { cause: error })
    return listen(app, { port, host: '0.0.0.0' })
  }
}
