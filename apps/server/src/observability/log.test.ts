import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const module = fileURLToPath(new URL('./log.ts', import.meta.url))
const script = (then: string) => [
  '--input-type=module',
  '--eval',
  `import { createLog } from ${JSON.stringify(module)}
  const log = createLog({ logLevel: 'info' })
  for (let number = 0; number < 500; number += 1) log.info({ number }, 'a line')
  ${then}`,
]

test('all lines logged before the process exits are written, each of them whole', () => {
  const { stdout } = spawnSync(process.execPath, script('process.exit(0)'), { encoding: 'utf8' })
  const lines = stdout.trimEnd().split('\n')
  // A write that is running when the process exits may end after the final one, so the order may differ.
  const numbers: number[] = lines.map(line => JSON.parse(line).number)
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 500 }, (_, at) => at))
})

test('a line is written while the process keeps running', async () => {
  const child = spawn(process.execPath, script('setInterval(() => {}, 1000)'))
  try {
    let text = ''
    child.stdout.on('data', chunk => {
      text += chunk
    })
    while (!text.includes('"number":499')) await once(child.stdout, 'data')
  } finally {
    child.kill()
  }
})
