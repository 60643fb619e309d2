// Starts a PostgreSQL server for the test run, with a template database that tests copy.

import { randomBytes } from 'node:crypto'
import { buildApp } from '@tablemate/server/app.ts'
import { readConfig } from '@tablemate/server/config.ts'
import type { DatabaseTarget } from '@tablemate/server/db/client-options.ts'
import { connectDatabase, type Sql } from '@tablemate/server/db/database.ts'
import { startEmbedded } from '@tablemate/server/db/embedded/embedded.ts'
import { migrate } from '@tablemate/server/db/migrate.ts'
import { partitionCount, partitionedTables } from '@tablemate/server/db/partitions.ts'
import { identifier } from '@tablemate/server/db/sql.ts'
import { makeKeyRing } from '@tablemate/server/secrets/key-ring.ts'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { dataDirOf, removeAbandoned, removeDataDir } from './data-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Extract<DatabaseTarget, { host: string }>
    /** The template's schema, as `schemaOf` describes it. */
    schema: string
  }
}

export const template = 'tablemate_template'

const log = pino({ level: 'silent' })

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned()
  const dataDir = dataDirOf('run')
  // Without durability, since nothing outlives the run. Tests of durability start their own servers (embedded.nightly.test.ts).
  const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '300' }
  const embedded = await startEmbedded({ dataDir, log, lock: false, settings })
  project.provide('schema', await makeTemplate(embedded.target))
  project.provide('postgres', embedded.target)
  return async () => {
    await embedded.stop()
    await removeDataDir(dataDir)
  }
}

/**
 * Creates a database in the state after the first start of the app: migrated, with the tables of the jobs, and with as many
 * hour partitions as the tests use. Returns its schema.
 */
async function makeTemplate(target: Extract<DatabaseTarget, { host: string }>): Promise<string> {
  const admin = connectDatabase(target, { connections: 1 })
  // Each app opens a dozen connections, and 4,096 iterations cost the client 6 ms at each of them.
  await admin.sql`set scram_iterations = 1`
  await admin.sql.script(`alter role ${target.user} password '${target.password}'`)
  await admin.sql`create database ${identifier(template)}`
  await admin.close()
  const database = connectDatabase({ ...target, database: template }, { connections: 1 })
  await migrate(database)
  await dropSparePartitions(database.sql)
  const keyRing = makeKeyRing([randomBytes(32)])
  const app = await buildApp({ config: readConfig({}), database, clock: () => new Date(), log, keyRing })
  await app.ready()
  await app.close()
  await createEmptying(database.sql)
  const schema = await schemaOf(database.sql)
  await database.close()
  return schema
}

/** Drops the partitions that `partitionCount` leaves unused. All of them are 1,500 files, which every copy would have. */
async function dropSparePartitions(sql: Sql): Promise<void> {
  const spare = await sql<{ name: string }[]>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = any(${partitionedTables}::regclass[]) and substring(inhrelid::regclass::text from '\\d+$')::int >= ${partitionCount}`
  await sql.script(spare.map(({ name }) => `drop table ${name};`).join('\n'))
}

/**
 * Creates `empty_database()` in the template. It deletes all rows but those that the template has (migrations, the serving key,
 * the queues of pg-boss), and restarts the sequences.
 */
async function createEmptying(sql: Sql): Promise<void> {
  await sql`create table template_tables as select c.oid::regclass as name from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'jobs'::regnamespace) and pg_relation_size(c.oid) > 0`
  await sql`
    create function empty_database() returns void language plpgsql as $$
    declare filled text;
    begin
      perform pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
      select string_agg(c.oid::regclass::text, ', ') into filled from pg_class c
      where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'jobs'::regnamespace) and pg_relation_size(c.oid) > 0
        and c.relname <> 'template_tables' and c.oid::regclass not in (select name from template_tables);
      if filled is not null then execute 'truncate ' || filled || ' cascade'; end if;
      perform setval(seqrelid, seqstart, false) from pg_sequence;
    end $$`
}

/** A digest of the schema: tables, columns, constraints, indexes, triggers, functions, and the settings of the database. */
export async function schemaOf(sql: Sql): Promise<string> {
  const [found] = await sql<{ schema: string }[]>`
    select concat_ws(' ',
      (select count(*) || ' ' || sum(hashtext(oid::regclass::text)) from pg_class where oid >= 16384 and relnamespace <> 'pg_toast'::regnamespace),
      (select count(*) || ' ' || sum(hashtext(attrelid::regclass || attname)) from pg_attribute where attrelid >= 16384 and attnum > 0 and attrelid::regclass::text not like 'pg_toast%'),
      (select count(*) from pg_constraint), (select count(*) from pg_trigger), (select count(*) from pg_proc),
      (select count(*) from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase where d.datname = current_database())
    ) as schema`
  return found?.schema ?? ''
}
