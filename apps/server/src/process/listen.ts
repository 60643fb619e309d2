// Opens the server's port at the configured address.

import { lookup } from 'node:dns/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Returns the URL. `::` includes IPv4; a machine without IPv6 gets 0.0.0.0 instead. Throws if the port is taken. */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<URL> {
  try {
    // For a name with two addresses, such as localhost, Fastify would open a second server without our connection limits.
    const { address } = await lookup(host)
    return new URL(await app.listen({ port, host: address }))
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new Error(`port ${port} is already in use. Stop what uses it, or set PORT to another.`)
    }
    // A new error without the code: with it, the caller would take the database to be away and retry.
    if (host !== '::' || !['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes(code))
      throw new Error(`cannot listen at ${host}, port ${port}: ${(error as Error).message}`, { cause: error })
    return listen(app, { port, host: '0.0.0.0' })
  }
}
