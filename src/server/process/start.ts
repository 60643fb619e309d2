// The server's whole life: config → database → migrate → listen → close; in one process, or in several (WORKERS).

import { flushCompileCache } from 'node:module'
import type { Logger } from 'pino'
import { type Config, readConfig } from '../config.ts'
import { type DatabaseTarget, onOwnConnection } from '../db/database.ts'
import { createDatabaseState, type DatabaseState } from '../db/embedded/database-state.ts'
import { migrate } from '../db/migrate.ts'
import { createLog } from '../observability/log.ts'
import { databaseComesByMessage, openDatabaseAccess, receiveDatabaseAccess } from './connect.ts'
import { collectEarly } from './gc-tuning.ts'
import { greeting } from './greeting.ts'
import { leaveRoot } from './leave-root.ts'
import { persist, serve } from './serve.ts'
import { waitAtPort } from './serve-without-database.ts'
import { type OnStop, runUntilStopped } from './shutdown.ts'
import { startWorkers } from './workers.ts'

interface StartOptions {
  readonly log: Logger
  readonly onStop: OnStop
  readonly state: DatabaseState
  readonly stopping: AbortSignal
  readonly beforeListening: () => Promise<void>
}

collectEarly()
const config = configOrExit()
const log = createLog(config)
runUntilStopped(log, process.argv.includes(databaseComesByMessage) ? startAsPart : start)

async function start(onStop: OnStop, stopping: AbortSignal): Promise<void> {
  const state = createDatabaseState()
  const waiting = config.databaseUrl ? null : waitAtPort(config, log, state)
  onStop('The port that waits', async () => waiting?.close())
  const around = { log, onStop, state, stopping, beforeListening: async () => waiting?.close() }
  const serving = serveOrShare(around)
  const { url, target } = await (waiting ? Promise.race([serving, waiting.failed]) : serving)
  // While its folder may still be written.
  flushCompileCache()
  const obstacle = leaveRoot(target, config, log)
  if (obstacle) log.warn(obstacle)
  console.log(greeting(url, config))
}

async function serveOrShare(
  around: StartOptions,
): Promise<{ url: Pick<URL, 'port'>; target: DatabaseTarget }> {
  const { log, onStop, beforeListening } = around
  const databaseAccess = await openDatabaseAccess(config, around)
  const { target } = databaseAccess
  if (config.workers === 1) return { url: await serve(config, databaseAccess, around), target }
  // The workers share the port from their start on: before, nothing of the database may be missing.
  await persist(databaseAccess, around, () => onOwnConnection(databaseAccess.target, migrate))
  await beforeListening()
  return { url: await startWorkers(config.workers, databaseAccess, log, onStop), target }
}

/** One of several processes, whose database another one has reached, and without which it has none. */
async function startAsPart(onStop: OnStop, stopping: AbortSignal): Promise<void> {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  const databaseAccess = await receiveDatabaseAccess()
  const { port } = await serve(config, databaseAccess, { log, onStop, stopping })
  process.send?.({ port: Number(port) })
  flushCompileCache()
  // Why not, the first process has logged.
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
