import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { problemsOf } from '@tablemate/contract/endpoint.ts'
import { uploadMenu } from '@tablemate/contract/menu-import.ts'
import { problemStatus } from '@tablemate/contract/problem.ts'
import { shareApp } from '@tablemate/test/app/app.ts'
import { type MutatedFile, mutatedFile } from '@tablemate/test/menu-files/mutated-files.ts'
import { makeRestaurant, type Owner, uploadFile } from '@tablemate/test/restaurants/restaurant.ts'
import { beforeAll, expect, onTestFinished, test } from 'vitest'

const app = shareApp()
let owner: Owner
beforeAll(async () => {
  owner = await makeRestaurant(app())
})

/** MENU_SEED repeats a failed run. */
const seed = Number(process.env.MENU_SEED ?? Date.now() % 1e6)
/** A file that is read so long is read without end. */
const hangMs = 120_000
const endless = 'is read without end'

test(`damaged files are read or refused, and break no reader (seed ${seed})`, async () => {
  const reader = new Worker(new URL('../../../../../test/menu-files/reading-thread.ts', import.meta.url))
  onTestFinished(async () => void (await reader.terminate()))
  const odd: string[] = []
  for (let number = 0; number < 5000 && !odd.at(-1)?.endsWith(endless); number += 1) {
    const ended = await endOf(reader, mutatedFile(seed, number))
    if (!['read', 'unreadable', 'needs-recognition'].includes(ended))
      odd.push(`file ${number} of seed ${seed}: ${ended}`)
  }
  expect(odd).toEqual([])
})

test(`damaged files get a reply with dishes or a named problem (seed ${seed})`, async () => {
  const odd: string[] = []
  for (let number = 0; number < 100; number += 1) {
    const { name, content } = mutatedFile(seed + 1, number)
    const { status, body, problem } = await uploadFile(owner.phone, { name, content, isPreview: true })
    const isShown = status === 201 && uploadMenu.reply?.safeParse(body).success
    const isNamed =
      problemStatus[problem.problem] === status && problemsOf(uploadMenu).includes(problem.problem)
    if (status >= 500 || !(isShown || isNamed)) odd.push(`file ${number} of seed ${seed + 1}: ${status}`)
  }
  expect(odd).toEqual([])
})

/** 'read', 'unreadable', 'needs-recognition', or a description of what happened instead. */
async function endOf(reader: Worker, { kind, name, content }: MutatedFile): Promise<string> {
  const stop = new AbortController()
  const end = once(reader, 'message', stop).then(([ended]) => String(ended))
  const about = { columns: null, currency: 'EUR', language: 'en' } as const
  reader.postMessage({ ...about, content, kind, name })
  const never = setTimeout(hangMs, endless, stop)
  return Promise.race([end, never]).finally(() => stop.abort())
}
