// Nodes in processes of their own, for tests of what happens between them.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { TestApp } from './app.ts'

export interface TestNode {
  readonly url: string
  /** As a power cut does. */
  kill(): Promise<void>
}

const script = fileURLToPath(new URL('./node-process.ts', import.meta.url))
const anyKey = Buffer.alloc(32, 7).toString('base64')

/** Starts a node on the app's database; it ends with the test. */
export async function startNode(app: TestApp, env: Record<string, string> = {}): Promise<TestNode> {
  const child = spawn(process.execPath, [script, JSON.stringify(app.database.target), anyKey], {
    env: { PATH: process.env.PATH, PORT: '0', BETA_ACCESS_CODE: '', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string]
  onTestFinished(async () => {
    child.stdin.end()
    await ended
  })
  return {
    url,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
