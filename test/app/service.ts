// Runs the whole service as `npm start` does, in its own processes and data directory, and collects its output.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { findLocation } from '@tablemate/server/db/embedded/location.ts'
import { findPostmaster, postgresLog } from '@tablemate/server/db/embedded/postmaster.ts'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { dataDirOf, removeDataDir } from './data-folder.ts'

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

/** Starts on any free port until the test ends. `name` is the name of the data directory. */
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
  const output: string[] = []
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    await removeDataDir(dataDir)
  })
  child.stderr.on('data', text => output.push(String(text)))
  const { promise: url, resolve } = Promise.withResolvers<string>()
  createInterface(child.stdout).on('line', line => {
    output.push(line)
    if (/^ +http:/.test(line)) resolve(line.trim())
  })
  await Promise.race([url, ended])
  const { directory } = findLocation(dataDir, pino({ level: 'silent' }))
  const postmaster = findPostmaster(directory)
  return {
    url: await url,
    pid: child.pid ?? 0,
    target: () => {
      if (!postmaster?.target) throw new Error(`no PostgreSQL: ${output.join('\n')}`)
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
      return { code, output: output.join('\n'), database }
    },
  }
}
