import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'

const module = fileURLToPath(new URL('./log.ts', import.meta.url))
const script = (then: string, isTerminal = false) => [
  '--input-type=module',
  '--eval',
  `import { createLog } from ${JSON.stringify(module)}
  const log = await createLog({ logLevel: 'info' }, ${isTerminal})
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

test('a person at a terminal reads lines with time, level and text, in order with what else is printed', () => {
  const { stdout } = spawnSync(process.execPath, script("console.log('ready')", true), { encoding: 'utf8' })
  const lines = stripVTControlCharacters(stdout).trimEnd().split('\n')
  expect(lines).toHaveLength(501)
  expect(lines[499]).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: a line \{"number":499\}$/)
  expect(lines[500]).toBe('ready')
})
