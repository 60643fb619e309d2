// The server's whole life: config → database → migrate → listen → close; in one process, or in several (WORKERS).

import { flushCompileCache } from 'node:module'
import { type Config, readConfig } from './config.ts'
import { type OnStop, runUntilStopped } from './lifetime.ts'
import { createLog } from './log.ts'
import { collectEarly } from './memory.ts'
import { greeting } from './nodes/greeting.ts'
import { reachDatabase, takeOver, waitsForDatabase } from './nodes/reach.ts'
import { serve } from './nodes/serve.ts'
import { startWorkers } from './nodes/workers.ts'

collectEarly()
const config = configOrExit()
const log = createLog(config)
runUntilStopped(log, process.argv.includes(waitsForDatabase) ? startAsPart : start)

async function start(onStop: OnStop): Promise<void> {
  const reached = await reachDatabase(config, log, onStop)
  const url =
    config.workers > 1
      ? await startWorkers(config.workers, reached, log, onStop)
      : await serve(config, reached, log, onStop)
  console.log(greeting(url, config))
  flushCompileCache()
}

/** One of several processes, whose database another one has reached, and without which it has none. */
async function startAsPart(onStop: OnStop): Promise<void> {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  const { port } = await serve(config, await takeOver(), log, onStop)
  process.send?.({ port: Number(port) })
  flushCompileCache()
}

function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
