// Reads an uploaded menu file into dishes, or throws the problem for the reply.

import type { CurrencyCode } from '#domain/currency.ts'
import { menuFileKind } from '#menu-reader/file-kind.ts'
import type { AppContext } from '../../app-context.ts'
import type { Upload } from '../../http/uploads.ts'
import { type Problem, problem } from '../../problems.ts'
import type { MenuReaderPool } from './menu-reader-pool.ts'
import type { FileFault } from './read-file.ts'
import type { ReadDishes } from './reader-messages.ts'

interface Sender {
  readonly restaurantId: number
  /** The client's rate limit key (limits/client-address.ts). */
  readonly address: string
  readonly currency: CurrencyCode
  readonly signal?: AbortSignal
}

/**
 * Throws the named problem when no dishes can be read, and stops when `signal` is aborted. Throws 'too-many-requests' when
 * several recent files of the restaurant or address have exhausted their readers.
 */
export async function readUpload(
  readers: MenuReaderPool,
  { metrics, rateLimits }: Pick<AppContext, 'metrics' | 'rateLimits'>,
  file: Upload,
  { restaurantId, address, currency, signal }: Sender,
): Promise<ReadDishes> {
  const costly = [
    ['costly-files-per-restaurant', String(restaurantId)],
    ['costly-files-per-address', address],
  ] as const
  const rateLimit = {
    async require() {
      for (const [name, key] of costly) await rateLimits.require(name, key)
    },
    async spend() {
      for (const [name, key] of costly) await rateLimits.count(name, key)
    },
  }
  const kind = menuFileKind(file)
  const reading = await readers.read(
    { content: file.content, kind, currency },
    { restaurantId, rateLimit, signal },
  )
  metrics.menuFile(kind ?? 'other', reading.kind === 'unreadable' ? reading.why : reading.kind)
  switch (reading.kind) {
    case 'read':
      return reading
    case 'too-much':
      throw problem('menu-file-too-much')
    case 'unreadable':
      throw unreadable(reading)
  }
}

function unreadable({ why, row }: { readonly why: FileFault; readonly row?: number }): Problem {
  switch (why) {
    case 'broken':
      return problem('menu-file-broken', row === undefined ? {} : { fields: { [`row ${row}`]: 'malformed' } })
    case 'no-dishes':
      return problem('menu-file-empty')
    case 'no-columns':
      return problem('menu-columns-unknown')
    case 'not-a-menu':
      return problem('no-menu-in-file')
    case 'spreadsheet':
    case 'document':
    case 'picture':
      return problem(`menu-file-is-${why}`)
    case 'not-a-menu-file':
    case 'pdf-locked':
    case 'pdf-letters-unknown':
    case 'pdf-too-full':
    case 'pdf-too-long':
    case 'pdf-without-text':
      return problem(why)
    case 'too-many-rows':
      return problem('too-many-menu-rows')
  }
}
