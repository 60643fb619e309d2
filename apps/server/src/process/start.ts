// Runs the server: config → database → migrate → listen → close, in one process or in several (WORKERS).

import { flushCompileCache } from 'node:module'
import { type Config, readConfig } from '../config.ts'
import { onOwnConnection } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createLog } from '../observability/log.ts'
import {
  type DatabaseAccess,
  databaseByMessageFlag,
  openDatabaseAccess,
  receiveDatabaseAccess,
} from './connect.ts'
import { collectGarbageEarly } from './gc-tuning.ts'
import { greeting } from './greeting.ts'
import { leaveRoot } from './leave-root.ts'
import { serve } from './serve.ts'
import { type OnStop, runUntilStopped } from './shutdown.ts'
import { startWorkers } from './workers.ts'

collectGarbageEarly()
const config = configOrExit()
const log = await createLog(config)
runUntilStopped(log, process.argv.includes(databaseByMessageFlag) ? startChild : start)

async function start(onStop: OnStop, stopping: AbortSignal): Promise<void> {
  const databaseAccess = await openDatabaseAccess(config, { log, onStop, stopping })
  const { target } = databaseAccess
  const url = await (config.workers === 1
    ? serve(config, databaseAccess, { log, onStop })
    : serveByWorkers(databaseAccess, onStop))
  // Before `leaveRoot`: the cache folder may be writable by root only.
  flushCompileCache()
  const obstacle = leaveRoot(target, config, log)
  if (obstacle) log.warn(obstacle)
  console.log(greeting(url, config))
}

/** Workers open the port as they start, so the database is migrated before. */
async function serveByWorkers(databaseAccess: DatabaseAccess, onStop: OnStop): Promise<Pick<URL, 'port'>> {
  await onOwnConnection(databaseAccess.target, migrate)
  return startWorkers(config.workers, databaseAccess, log, onStop)
}

/** Starts a process that receives its database access from its parent. It ends with the parent. */
async function startChild(onStop: OnStop): Promise<void> {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  const databaseAccess = await receiveDatabaseAccess()
  const { port } = await serve(config, databaseAccess, { log, onStop })
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
