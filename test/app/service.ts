// The whole service as `npm start` runs it, in processes and a folder of its own, and everything that it says.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { findLocation } from '../../src/server/db/embedded/location.ts'
import { findPostmaster, postgresLog } from '../../src/server/db/embedded/postmaster.ts'
import { dataDirOf, removeDataDir } from './data-folder.ts'

const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))

/** At any port; `name` is that of its folder. It ends with the test. */
export async function startService(name: string, env: Record<string, string>) {
  const dataDir = dataDirOf(name)
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    await removeDataDir(dataDir)
  })
  child.stderr.on('data', text => said.push(String(text)))
  const { promise: url, resolve } = Promise.withResolvers<string>()
  createInterface(child.stdout).on('line', line => {
    said.push(line)
    if (/^ +http:/.test(line)) resolve(line.trim())
  })
  await Promise.race([url, ended])
  const { directory } = findLocation(dataDir, pino({ level: 'silent' }))
  const postmaster = findPostmaster(directory)
  return {
    url: await url,
    pid: child.pid ?? 0,
    target: () => {
      if (!postmaster?.target) throw new Error(`no PostgreSQL: ${said.join('\n')}`)
      return postmaster.target
    },
    databasePid: () => findPostmaster(directory)?.pid,
    killDatabase() {
      process.kill(postmaster?.pid ?? 0, 'SIGKILL')
    },
    async stop() {
      child.kill('SIGTERM')
      const [code] = await ended
      const database = readFileSync(postgresLog(directory), 'utf8')
      return { code, said: said.join('\n'), database }
    },
  }
}
