// Starts a process and shuts it down: on a signal, after a failed start, or after an uncaught error.

import type { Logger } from 'pino'

/** Registers a part to close at shutdown. Parts are closed in reverse order. */
export type OnStop = (name: string, close: () => Promise<void>) => void

const stopTimeoutMs = 4500
/** npm forwards Ctrl-C, so one key press arrives twice. */
const sameSignalMs = 300

/**
 * Starts the service. SIGTERM and SIGINT close it and exit with 0, an error with 1; a second signal exits at once. A part that
 * takes longer than 4.5 s to close is logged and abandoned. A start that is waiting ends when `stopping` is aborted.
 */
export function runUntilStopped(
  log: Logger,
  start: (onStop: OnStop, stopping: AbortSignal) => Promise<void>,
): void {
  const steps: Step[] = []
  const stopping = new AbortController()
  // Deferred, so that the signal handlers below are installed first.
  const starting = Promise.resolve().then(() =>
    start((name, close) => steps.unshift({ name, close }), stopping.signal),
  )
  const stop = makeStop(log, starting, steps, stopping)
  const onSignal = makeOnSignal(log, stop)
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  const onFault = (error: unknown) => {
    log.fatal(withoutMessage(error), 'uncaught error: shutting down')
    stop(1)
  }
  process.on('uncaughtException', onFault)
  process.on('unhandledRejection', onFault)
  starting.catch(error => {
    if (stopping.signal.aborted && error === stopping.signal.reason) return
    log.debug(withoutMessage(error), 'The start failed')
    console.error(`Tablemate cannot start: ${explain(error)}`)
    stop(1)
  })
}

type Step = { name: string; close: () => Promise<void> }

/** The first call ends the process with its code; further calls have no effect. */
function makeStop(
  log: Logger,
  starting: Promise<void>,
  steps: Step[],
  stopping: AbortController,
): (exitCode: number) => void {
  let current = 'The start'
  let isStopping = false
  const stop = async (exitCode: number) => {
    setTimeout(() => {
      log.fatal(`${current} did not end within ${stopTimeoutMs} ms: leaving it`)
      process.exit(1)
    }, stopTimeoutMs)
    stopping.abort(new Error('the server is shutting down'))
    await starting.catch(() => {})
    let code = exitCode
    for (const { name, close } of steps) {
      current = name
      await close().catch(error => {
        log.error(withoutMessage(error), `${name} did not stop properly`)
        code = 1
      })
    }
    process.exit(code)
  }
  return exitCode => {
    if (!isStopping) void stop(exitCode)
    isStopping = true
  }
}

function makeOnSignal(log: Logger, stop: (exitCode: number) => void): (signal: string) => void {
  let first: number | undefined
  return signal => {
    if (first === undefined) log.info(`${signal}: stopping`)
    first ??= Date.now()
    if (Date.now() - first > sameSignalMs) process.exit(1)
    stop(0)
  }
}

/** An error's log fields without its message, which may quote a diner's input. */
function withoutMessage(error: unknown) {
  if (!(error instanceof Error)) return { fault: typeof error }
  const frames = error.stack?.split('\n').filter(line => /^ +at /.test(line))
  return { fault: error.name, code: 'code' in error ? error.code : undefined, frames }
}

/** The error's message, followed by those of its causes. */
function explain(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return explain(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message}: ${explain(error.cause)}` : error.message
}
