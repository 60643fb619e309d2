// Each test starts a small process, since it tests the exit of the process.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

test('a signal closes all parts in reverse order of opening, and the process exits with 0', async () => {
  const service = startProcess(`
    onStop('first', async () => console.log('closed first'))
    onStop('second', async () => console.log('closed second'))
    console.log('ready')`)
  await service.line('ready')
  service.kill('SIGTERM')
  expect(await service.end()).toEqual({ code: 0, ends: ['closed second', 'closed first'] })
})

test('a signal during the start closes all parts after the start has ended', async () => {
  const service = startProcess(`
    console.log('starting')
    await new Promise(resolve => process.once('SIGTERM', () => setImmediate(resolve)))
    onStop('late', async () => console.log('closed late'))`)
  await service.line('starting')
  service.kill('SIGTERM')
  expect(await service.end()).toEqual({ code: 0, ends: ['closed late'] })
})

test('a part that fails to close is logged by name, and the other parts are closed', async () => {
  const service = startProcess(`
    onStop('first', async () => console.log('closed first'))
    onStop('The pool', async () => { throw new Error('typed by a diner') })
    console.log('ready')`)
  await service.line('ready')
  service.kill('SIGINT')
  const { code, ends } = await service.end()
  expect(code).toBe(1)
  expect(ends).toEqual([expect.stringContaining('The pool did not stop properly'), 'closed first'])
  expect(ends.join()).not.toContain('typed by a diner')
})

test('a part that hangs is logged by name, and the process exits within 5 s', async () => {
  const service = startProcess(`
    const start = setTimeout
    globalThis.setTimeout = (handler, ms) => {
      console.log('waits ' + ms + ' ms')
      return start(handler, 0)
    }
    onStop('The HTTP server', () => new Promise(() => {}))
    console.log('ready')`)
  await service.line('ready')
  service.kill('SIGTERM')
  expect(await service.end()).toEqual({
    code: 1,
    ends: ['waits 4500 ms', expect.stringContaining('The HTTP server did not end within 4500 ms')],
  })
})

test('a second signal exits at once, unless it follows the first one immediately', async () => {
  const service = startProcess(`
    // The timeout of the part that hangs never ends the process.
    globalThis.setTimeout = () => {}
    let now = 0
    Date.now = () => now
    process.on('SIGUSR2', () => console.log('later by ' + (now += 301) + ' ms'))
    onStop('The HTTP server', () => new Promise(() => console.log('closing')))
    console.log('ready')`)
  await service.line('ready')
  service.kill('SIGINT')
  service.kill('SIGINT')
  await service.line('closing')
  service.kill('SIGUSR2')
  await service.line('later by 301 ms')
  service.kill('SIGINT')
  expect(await service.end()).toEqual({ code: 1, ends: [] })
})

test('a start that fails prints the reason in one line, closes the opened parts and exits with 1', async () => {
  const service = startProcess(`
    onStop('first', async () => console.log('closed first'))
    throw new Error('no database', { cause: new Error('connection refused') })`)
  expect(await service.end()).toEqual({
    code: 1,
    ends: ['Tablemate cannot start: no database: connection refused', 'closed first'],
  })
})

test('an uncaught error is logged without its message, and the process exits with 1', async () => {
  const service = startProcess(`
    onStop('first', async () => console.log('closed first'))
    setTimeout(() => { throw new TypeError('typed by a diner') })`)
  const { code, ends } = await service.end()
  expect(code).toBe(1)
  expect(ends).toEqual([expect.stringContaining('"fault":"TypeError"'), 'closed first'])
  expect(ends.join()).not.toContain('typed by a diner')
})

/** Starts a process with this script as its start function. Its errors and logs go to stdout as well. */
function startProcess(start: string) {
  const script = `
    import { pino } from 'pino'
    import { runUntilStopped } from '${new URL('./shutdown.ts', import.meta.url)}'
    setInterval(() => {}, 1000)
    console.error = console.log
    runUntilStopped(pino({ level: 'error' }, pino.destination({ sync: true })), async onStop => { ${start} })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    line: async (expected: string) => expect((await lines.next()).value).toBe(expected),
    end: async () => {
      const ends: string[] = []
      for await (const line of { [Symbol.asyncIterator]: () => lines }) ends.push(line)
      const [code] = await ended
      return { code, ends }
    },
  }
}
