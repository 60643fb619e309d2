// Whether the PostgreSQL in use lacks security fixes that are out. A server has no internet to ask, so the newest
// releases stand here; CONTRIBUTING.md says when they are looked at (docs/decisions/0027).

import type { Logger } from 'pino'
import { dayMs } from '#domain/time.ts'
import { type DatabaseTarget, onOwnConnection } from './database.ts'

/** The newest minor release of each major version, and the day of their release (postgresql.org/support/versioning). */
export const newestKnown = {
  released: '2026-05-14',
  minors: new Map([
    [14, 23],
    [15, 18],
    [16, 14],
    [17, 10],
    [18, 4],
  ]),
}

/** Minor releases come at least once a quarter; this many days after one the next is out. */
const daysToTheNext = 120
interface InUse {
  /** `server_version_num`: 180004 is 18.4. */
  readonly version: number
  readonly isEmbedded: boolean
}

/** What to tell the operator; null where no fix is known to be missing. */
export function missingFixes({ version, isEmbedded }: InUse, now: Date): string | null {
  const [major, minor] = [Math.floor(version / 10_000), version % 10_000]
  const { released, minors } = newestKnown
  const oldest = Math.min(...minors.keys())
  if (major < oldest)
    return `PostgreSQL ${major} receives no security fixes any more: update it (docs/operations.md)`
  const newest = minors.get(major) ?? 0
  const name = `${isEmbedded ? 'The embedded ' : ''}PostgreSQL ${major}.${minor}`
  const remedy = isEmbedded ? 'set DATABASE_URL to a PostgreSQL that receives them' : 'update it'
  if (minor < newest)
    return `${name} lacks the security fixes of ${major}.${newest} (${released}): ${remedy} (docs/operations.md)`
  const days = Math.floor((now.getTime() - Date.parse(released)) / dayMs)
  // Whoever runs one of their own updates it without a new Tablemate.
  if (!isEmbedded || days <= daysToTheNext) return null
  return `${name} may lack security fixes: releases after ${released} are not in it: ${remedy} (docs/operations.md)`
}

/** Warns once, at the start. Throws where the database does not answer. */
export async function warnOfMissingFixes(
  target: DatabaseTarget,
  isEmbedded: boolean,
  log: Pick<Logger, 'warn'>,
  now = new Date(),
): Promise<void> {
  const version = await onOwnConnection(target, async ({ sql }) => {
    const [row] = await sql<
      { version: number }[]
    >`select current_setting('server_version_num')::int as version`
    return row?.version ?? 0
  })
  const warning = missingFixes({ version, isEmbedded }, now)
  if (warning) log.warn(warning)
}
