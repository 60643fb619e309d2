// A pooler in transaction mode (PgBouncer) shares its connections among clients, so it does not pass their settings on. The
// operator configures it to set them itself.

import { type DatabaseTarget, directTarget, planSettings } from './client-options.ts'
import { callTimeouts, connectDatabase } from './database.ts'

const settings = Object.entries({ ...planSettings, ...callTimeouts })

/** The statements for `connect_query` of PgBouncer. */
export const connectQuery = settings.map(([name, value]) => `set ${name} = '${value}'`).join('; ')

/** Throws if there is a pooler whose connections lack a setting. */
export async function requirePoolerSettings(target: DatabaseTarget): Promise<void> {
  if (directTarget(target) === target) return
  const { sql, close } = connectDatabase(target, { connections: 1 })
  try {
    const rows = await sql<{ name: string; value: string }[]>`
      select name, setting as value from pg_settings where name = any(${Object.keys(poolerSettings)}::text[])`
    const wrong = rows.filter(({ name, value }) => value !== poolerSettings[name])
    if (wrong.length > 0)
      throw new Error(
        `DATABASE_URL leads to a pooler whose connections have other settings (${wrong.map(({ name }) => name).join(', ')}). ` +
          `Set in pgbouncer.ini, for this database: connect_query='${connectQuery.replaceAll("'", "''")}'`,
      )
  } finally {
    await close()
  }
}

/** As pg_settings shows them. */
const poolerSettings: Readonly<Record<string, string>> = Object.fromEntries(
  settings.map(([name, value]) => [name, String(value)]),
)
