// The databases of a test worker. A test borrows one and gives it back emptied, because copying the template for every app
// (about 300 files) takes longer than most tests.

import { randomUUID } from 'node:crypto'
import type { DatabaseTarget } from '@tablemate/server/db/client-options.ts'
import { connectDatabase, type Sql } from '@tablemate/server/db/database.ts'
import { identifier } from '@tablemate/server/db/sql.ts'
import { inject } from 'vitest'
import { schemaOf, template } from './postgres.ts'

type Target = Extract<DatabaseTarget, { host: string }>

export interface BorrowedDatabase {
  readonly target: Target
  /** Empties the database for the next test. Connections that are still open are closed. */
  giveBack(): Promise<void>
}

const free: Target[] = []

export async function borrowDatabase(): Promise<BorrowedDatabase> {
  const target = free.pop() ?? (await copyTemplate())
  const giveBack = async () => {
    if (await isAsNewAfterEmptying(target)) free.push(target)
    else await dropDatabase(target)
  }
  return { target, giveBack }
}

/** Copies files. PostgreSQL's default strategy, by the write-ahead log, takes ten times as long. */
async function copyTemplate(): Promise<Target> {
  const postgres = inject('postgres')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await onConnection(
    postgres,
    sql => sql`create database ${identifier(database)} template ${identifier(template)} strategy file_copy`,
  )
  return { ...postgres, database }
}

function dropDatabase({ database }: Target): Promise<unknown> {
  return onConnection(
    inject('postgres'),
    sql => sql`drop database if exists ${identifier(database)} with (force)`,
  )
}

/** False if a test changed the schema or a setting of the database, or made it refuse connections. */
async function isAsNewAfterEmptying(target: Target): Promise<boolean> {
  try {
    return await onConnection(target, async sql => {
      await sql`set default_transaction_read_only = off`
      await sql`select empty_database()`
      return (await schemaOf(sql)) === inject('schema')
    })
  } catch {
    return false
  }
}

async function onConnection<Result>(
  target: Target,
  work: (sql: Sql) => PromiseLike<Result>,
): Promise<Result> {
  const database = connectDatabase(target, { connections: 1, mayBeStandby: true })
  try {
    return await work(database.sql)
  } finally {
    await database.close()
  }
}
