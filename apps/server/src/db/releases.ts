// Checks whether the PostgreSQL in use lacks released security fixes. A server may have no internet access, so the newest
// releases are listed here; CONTRIBUTING.md says when to update the list (docs/decisions/0027).

import { dayMs } from '@tablemate/domain/time.ts'
import type { Logger } from 'pino'
import type { DatabaseTarget } from './client-options.ts'
import { onOwnConnection } from './database.ts'

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

/** Minor releases come at least once a quarter, so after this many days there is a newer one. */
const maxReleaseAge = 120
interface ServerRelease {
  /** `server_version_num`: 180004 is 18.4. */
  readonly version: number
  readonly isEmbedded: boolean
}

/** A warning for the operator; null if no fix is known to be missing. */
export function missingFixes({ version, isEmbedded }: ServerRelease, now: Date): string | null {
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
  // Operators update their own PostgreSQL independently of Tablemate.
  if (!isEmbedded || days <= maxReleaseAge) return null
  return `${name} may lack security fixes: releases after ${released} are not in it: ${remedy} (docs/operations.md)`
}

/** Logs the warning at startup. Throws if the database does not reply. */
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
