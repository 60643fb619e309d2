// Runs the server: config → database → migrate → listen → close, in one process or in several (WORKERS).

import { flushCompileCache } from 'node:module'
import type { Logger } from 'pino'
import { type Config, readConfig } from '../config.ts'
import type { DatabaseTarget } from '../db/client-options.ts'
import { onOwnConnection } from '../db/database.ts'
import { createDatabaseState, type DatabaseState } from '../db/embedded/database-state.ts'
import { migrate } from '../db/migrate.ts'
import { createLog } from '../observability/log.ts'
import { databaseByMessageFlag, openDatabaseAccess, receiveDatabaseAccess } from './connect.ts'
import { collectGarbageEarly } from './gc-tuning.ts'
import { greeting } from './greeting.ts'
import { leaveRoot } from './leave-root.ts'
import { retryEmbedded, serve } from './serve.ts'
import { serveWithoutDatabase } from './serve-without-database.ts'
import { type OnStop, runUntilStopped } from './shutdown.ts'
import { startWorkers } from './workers.ts'

interface StartOptions {
  readonly log: Logger
  readonly onStop: OnStop
  readonly state: DatabaseState
  readonly stopping: AbortSignal
  readonly beforeListening: () => Promise<void>
}

collectGarbageEarly()
const config = configOrExit()
const log = await createLog(config)
runUntilStopped(log, process.argv.includes(databaseByMessageFlag) ? startChild : start)

async function start(onStop: OnStop, stopping: AbortSignal): Promise<void> {
  const state = createDatabaseState()
  const temporary = config.databaseUrl ? null : serveWithoutDatabase(config, log, state)
  onStop('The server without a database', async () => temporary?.close())
  const options = { log, onStop, state, stopping, beforeListening: async () => temporary?.close() }
  const serving = serveOrStartWorkers(options)
  const { url, target } = await (temporary ? Promise.race([serving, temporary.failed]) : serving)
  // Before `leaveRoot`: the cache folder may be writable by root only.
  flushCompileCache()
  const obstacle = leaveRoot(target, config, log)
  if (obstacle) log.warn(obstacle)
  console.log(greeting(url, config))
}

async function serveOrStartWorkers(
  options: StartOptions,
): Promise<{ url: Pick<URL, 'port'>; target: DatabaseTarget }> {
  const { log, onStop, beforeListening } = options
  const databaseAccess = await openDatabaseAccess(config, options)
  const { target } = databaseAccess
  if (config.workers === 1) return { url: await serve(config, databaseAccess, options), target }
  // Workers open the port as they start, so the database must be migrated before.
  await retryEmbedded(databaseAccess, options, () => onOwnConnection(databaseAccess.target, migrate))
  await beforeListening()
  return { url: await startWorkers(config.workers, databaseAccess, log, onStop), target }
}

/** Starts a process that receives its database access from its parent. It ends with the parent. */
async function startChild(onStop: OnStop, stopping: AbortSignal): Promise<void> {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  const databaseAccess = await receiveDatabaseAccess()
  const { port } = await serve(config, databaseAccess, { log, onStop, stopping })
  process.send?.({ port: Number(port) })
  flushCompileCache()
  // The first process has already logged an obstacle.
  leaveRoot(databaseAccess.target, config, log)
}

function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
