// Reads a menu or prepares an import, in a reader process, or throws the problem for the reply.

import type { AppContext } from '../../app-context.ts'
import { type Problem, problem } from '../../problems.ts'
import type { FileSender, MenuReaderPool } from './menu-reader-pool.ts'
import type { FileFault } from './read-file.ts'
import type { ReaderResult, ReaderTask } from './reader-messages.ts'

/**
 * Throws the named problem when no dishes can be read or stored, and stops when `signal` is aborted. Throws
 * 'too-many-requests' when several recent files of the restaurant or address have exhausted their readers, or the text of too much
 * was recognised.
 */
export async function runReaderTask<Kind extends ReaderTask['result']>(
  readers: MenuReaderPool,
  { metrics, rateLimits }: Pick<AppContext, 'metrics' | 'rateLimits'>,
  task: ReaderTask & { readonly result: Kind },
  sender: Omit<FileSender, 'limits'>,
): Promise<Extract<ReaderResult, { kind: Kind }>> {
  const limitOf = (name: 'costly-files' | 'recognition-seconds') => {
    const counted = [
      [`${name}-per-restaurant`, String(sender.restaurantId)],
      [`${name}-per-address`, sender.address],
    ] as const
    return {
      async require() {
        for (const [name, key] of counted) await rateLimits.require(name, key)
      },
      async spend(points: number) {
        for (const [name, key] of counted) await rateLimits.count(name, key, points)
      },
    }
  }
  const limits = {
    costlyFiles: limitOf('costly-files'),
    recognitionSeconds: limitOf('recognition-seconds'),
  }
  const reading = await readers.read(task, { ...sender, limits })
  metrics.menuFile(task.kind ?? 'other', outcomeOf(reading))
  switch (reading.kind) {
    case 'preview':
    case 'import':
      return reading as Extract<ReaderResult, { kind: Kind }>
    case 'refused':
      throw problem(reading.problem, reading.fields && { fields: reading.fields })
    case 'too-much':
      throw problem('menu-file-too-much')
    case 'unreadable':
      throw unreadable(reading)
  }
}

function outcomeOf(reading: ReaderResult): string {
  if (reading.kind === 'unreadable') return reading.why
  return reading.kind === 'too-much' ? 'too-much' : 'read'
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
    case 'archive':
      return problem(`menu-file-is-${why}`)
    case 'not-a-menu-file':
    case 'pdf-locked':
    case 'pdf-letters-unknown':
    case 'pdf-too-full':
    case 'pdf-too-long':
    case 'pdf-without-text':
      return problem(why)
    case 'pdf-takes-long':
      return problem('menu-file-too-much')
    case 'too-many-rows':
      return problem('too-many-menu-rows')
  }
}
