// The tests' PostgreSQL listens on a socket; as a URL, it can be a setting of the server.

import type { DatabaseTarget } from '@tablemate/server/db/client-options.ts'

/** `options`: as of libpq, such as '-c work_mem=5MB'. */
export function databaseUrlOf(target: DatabaseTarget, options = ''): string {
  if ('url' in target) throw new Error('the tests use the embedded database')
  const { host, user, password, database } = target
  const url = new URL('postgres://localhost')
  url.pathname = database
  for (const [name, value] of Object.entries({ host, user, password, options }))
    url.searchParams.set(name, value)
  return url.href
}
