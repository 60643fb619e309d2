import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hostilePdfs } from '@tablemate/test/menu-files/hostile-files.ts'
import { line, pdfOf } from '@tablemate/test/menu-files/made-pdf.ts'
import { ownReaders, readerProcesses } from '@tablemate/test/menu-files/reader-processes.ts'
import { scanned } from '@tablemate/test/menu-files/scanned-pdf.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { problem } from '../../problems.ts'
import { confinement, openMenuReaderPool } from './menu-reader-pool.ts'

const csv = {
  content: new TextEncoder().encode('Name,Price\nSoup,5'),
  kind: 'csv',
  name: 'menu.csv',
  columns: null,
  currency: 'USD',
  language: 'en',
  isRecognised: false,
  result: 'preview',
} as const
/** A sender of files for this restaurant, each restaurant at its own address. */
const by = (restaurantId: number) => ({ restaurantId, address: `address ${restaurantId}` })
const anybody = by(99)
const endless = hostilePdfs['forms in forms, a billion times']?.make() as Uint8Array
const never = { ...csv, content: endless, kind: 'pdf', name: 'menu.pdf' } as const

test('a failing reader is logged without any word of the file, and the next reader works', async () => {
  const { readers, logged } = open()
  const broken = { ...csv, content: 'secret sauce' as unknown as Uint8Array }
  expect(await readers.read(broken, anybody)).toEqual({ kind: 'too-much' })
  expect(logged).toHaveLength(1)
  expect(logged[0]).toMatch(/TypeError.*a menu broke its reader/)
  expect(logged[0]).not.toContain('secret sauce')
  expect(await readers.read(csv, anybody)).toMatchObject({ kind: 'preview' })
})

test('a reader process that crashes fails only its own file', async () => {
  const { readers, logged } = open()
  const reading = readers.read(never, anybody)
  process.kill(await childOf(process.pid), 'SIGSEGV')
  expect(await reading).toEqual({ kind: 'too-much' })
  expect(logged[0]).toMatch(/SIGSEGV.*a menu broke its reader/)
})

test('a signal to the process group does not end a reader; closing the server does', async () => {
  const { readers, logged } = open()
  const signalled = readers.read(never, anybody)
  process.kill(await childOf(process.pid), 'SIGINT')
  // Its limits end it, not the signal.
  expect(await signalled).toEqual({ kind: 'too-much' })
  expect(logged).toEqual([expect.stringContaining('a menu took too much to read')])
  const reading = readers.read(never, anybody)
  const child = await childOf(process.pid)
  readers.close()
  await expect(reading).rejects.toThrow('unavailable')
  expect(logged).toHaveLength(1)
  await expect.poll(() => isRunning(child)).toBe(false)
})

test('a file is dropped when its client disconnects, while it is read and while it waits', async () => {
  const { readers, logged } = open()
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()]
  const readings = [first, second, third].map(({ signal }, at) =>
    readers.read(never, { ...by(at), signal }).catch(String),
  )
  await expect.poll(ownReaders).toHaveLength(2)
  third.abort('left')
  first.abort('left')
  expect([await readings[2], await readings[0]]).toEqual(['left', 'left'])
  await expect.poll(ownReaders).toHaveLength(1)
  expect(await readers.read(csv, anybody)).toMatchObject({ kind: 'preview' })
  expect(logged).toEqual([])
})

// Threat: contended-row
test('the files of one restaurant are read one after another, and do not block other restaurants', async () => {
  const { readers } = open()
  const own = Array.from({ length: 4 }, () => readers.read(never, by(1)).catch(String))
  await childOf(process.pid)
  expect(await readers.read(csv, by(2))).toMatchObject({ kind: 'preview' })
  expect(ownReaders()).toHaveLength(1)
  readers.close()
  await Promise.all(own)
})

test('a file that takes long is aborted while others wait, and may be sent again', async () => {
  const { readers } = open()
  const long = [1, 2].map(restaurantId => readers.read(never, by(restaurantId)).catch(String))
  await expect.poll(ownReaders).toHaveLength(2)
  expect(await readers.read(csv, by(3))).toMatchObject({ kind: 'preview' })
  expect(await Promise.race(long)).toBe('Error: unavailable')
  readers.close()
  await Promise.all(long)
})

test('the eleventh concurrent file is refused, since it would wait longer than its client does', async () => {
  const { readers } = open()
  const others = Array.from({ length: 10 }, (_, at) => readers.read(never, by(at)).catch(String))
  await expect(Promise.race([readers.read(csv, anybody), ...others])).rejects.toThrow('unavailable')
  readers.close()
  expect(await Promise.all(others)).toEqual(others.map(() => 'Error: unavailable'))
})

// Threat: hostile-files
test('only one file of a restaurant waits for text recognition', async () => {
  const { readers } = open()
  const scan = await scanOf({ dishes: 20 })
  const first = readers.read(scan, by(1))
  await expect(readers.read(scan, by(1))).rejects.toThrow('unavailable')
  expect(await readers.read(scan, by(2))).toMatchObject({ kind: 'preview' })
  expect(await first).toMatchObject({ kind: 'preview' })
})

test('a menu with text and a picture is read without recognition if that is refused', async () => {
  const { readers } = open()
  const mixed = await scanOf({
    dishes: 1,
    text: line(60, 700, 'Lemon tart with cream') + line(450, 700, '$6.50'),
  })
  const free = { require: async () => {}, spend: async () => {} }
  const spent = {
    ...free,
    require: async () => {
      throw problem('too-many-requests', { retryAfter: 1 })
    },
  }
  const limits = { costlyFiles: free, recognitionSeconds: spent }
  const reading = await readers.read(mixed, { ...anybody, limits })
  const reply = reading.kind === 'preview' ? JSON.parse(new TextDecoder().decode(reading.reply)) : null
  expect(reply).toMatchObject({
    rows: [{ page: 2, name: 'Lemon tart with cream', price: 650 }],
    doubts: ['pages-without-text'],
  })
})

test('a reader that cannot be started is reported as unavailable, not as a problem of the file', async () => {
  const { readers, logged } = open()
  vi.spyOn(process, 'execPath', 'get').mockReturnValue('/nowhere')
  await expect(readers.read(csv, anybody)).rejects.toThrow('unavailable')
  vi.restoreAllMocks()
  expect(logged).toEqual(['{"code":"ENOENT"} no reader of menu files could be started'])
  expect(await readers.read(csv, anybody)).toMatchObject({ kind: 'preview' })
})

test('a file whose long heading is repeated with each dish exceeds the limit', async () => {
  const { readers, logged } = open()
  const items = Array.from({ length: 10_000 }, (_, at) => ({ name: `Soup ${at}`, price: 5 + (at % 50) }))
  const content = new TextEncoder().encode(
    JSON.stringify({ categories: [{ name: '汤'.repeat(700), items }] }),
  )
  expect(await readers.read({ ...csv, content, kind: 'json' }, anybody)).toEqual({ kind: 'too-much' })
  expect(logged[0]).toContain('took too much')
})

// Threat: hostile-files
test('a reader can read the code and nothing else, and has no network', () => {
  // In the reader's worker itself, with the task done: instead of its result it sends what it could do.
  const attempts = `
    import { readFileSync } from 'node:fs'
    import { connect } from 'node:net'
    import { Worker, parentPort } from 'node:worker_threads'
    const result = work => { try { return work() && 'allowed' } catch ({ code }) { return code } }
    const send = parentPort.postMessage.bind(parentPort)
    parentPort.postMessage = ({ kind }) => connect(9, '127.0.0.1').once('error', ({ code }) => send({
      kind,
      files: ['apps/server/src/main.ts', 'README.md', '/etc/passwd'].map(place => result(() => readFileSync(place))),
      network: code,
      worker: result(() => new Worker('', { eval: true, execArgv: [] })),
      variables: { ...process.env },
    }))
    await import('${new URL('./menu-worker.ts', import.meta.url)}')`
  const program = `
    import { Worker } from 'node:worker_threads'
    const workerData = { ...${JSON.stringify(csv)}, content: new TextEncoder().encode('Name,Price\\nSoup,5') }
    new Worker(${JSON.stringify(attempts)}, { eval: true, workerData }).once('message', found => {
      console.log(JSON.stringify(found))
      process.exit()
    })`
  const output = execFileSync(
    process.execPath,
    ['--no-warnings', ...confinement.execArgv, '--input-type=module', '--eval', program],
    { env: confinement.env, encoding: 'utf8' },
  )
  const denied = 'ERR_ACCESS_DENIED'
  expect(JSON.parse(output)).toEqual({
    kind: 'preview',
    files: ['allowed', denied, denied],
    network: denied,
    worker: denied,
    variables: {},
  })
})

test('a reader finds its packages where node_modules is a link', async () => {
  const checkout = await mkdtemp(join(tmpdir(), 'tablemate-'))
  onTestFinished(() => rm(checkout, { recursive: true }))
  for (const name of ['apps/server', 'package.json'])
    await cp(name, join(checkout, name), { recursive: true })
  await symlink(resolve('node_modules'), join(checkout, 'node_modules'))
  const program = `
    import { openMenuReaderPool } from './apps/server/src/features/menu-import/menu-reader-pool.ts'
    const file = { ...${JSON.stringify(csv)}, content: new TextEncoder().encode('Name,Price\\nSoup,5') }
    const { kind } = await openMenuReaderPool(console).read(file, { restaurantId: 99, address: 'here' })
    console.log(kind)`
  const args = ['--no-warnings', '--input-type=module-typescript', '--eval', program]
  expect(execFileSync(process.execPath, args, { cwd: checkout, encoding: 'utf8' })).toBe('preview\n')
})

test('a reader ends with its server, even if the server is killed', async () => {
  const program = `
    import { openMenuReaderPool } from '${fileURLToPath(new URL('./menu-reader-pool.ts', import.meta.url))}'
    process.once('message', file => void openMenuReaderPool(console).read(file, { restaurantId: 99 }))`
  const server = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  server.send(never)
  const child = await childOf(server.pid ?? 0)
  server.kill('SIGKILL')
  await once(server, 'exit')
  await expect.poll(() => isRunning(child)).toBe(false)
})

/** A scanned page of dishes, perhaps before a page with text. */
async function scanOf({ dishes: menuItems, text }: { dishes: number; text?: string }) {
  const lines = Array.from({ length: menuItems }, (_, at) => {
    const y = 740 - 18 * at
    return line(60, y, 'Onion soup with cheese') + line(450, y, `$${7 + at}.50`)
  })
  const { draws, ...others } = await scanned(lines.join(''))
  const content = pdfOf({ pages: text ? [draws, text] : [draws], ...others })
  return { ...csv, content, kind: 'pdf', name: 'menu.pdf' } as const
}

function open() {
  const logged: string[] = []
  const note = (about: object, line: string) => logged.push(`${JSON.stringify(about)} ${line}`)
  const readers = openMenuReaderPool({ warn: note, error: note } as never)
  onTestFinished(() => readers.close())
  return { readers, logged }
}

/** The reader process of a parent, once it is reading: by then its loaded modules have made it grow. */
async function childOf(parent: number): Promise<number> {
  const reading = () => readerProcesses().filter(one => one.parent === parent && one.megabytes > 80)
  await expect.poll(reading).toHaveLength(1)
  return reading()[0]?.id ?? 0
}

function isRunning(input: number): boolean {
  return readerProcesses().some(({ id }) => id === input)
}
