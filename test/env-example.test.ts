import { readFileSync } from 'node:fs'
import { readConfig } from '@tablemate/server/config.ts'
import { expect, test } from 'vitest'

const lines = readFileSync(new URL('../.env.example', import.meta.url), 'utf8').matchAll(
  /^# ([A-Z_]+)=(.*)$/gm,
)
const example = Object.fromEntries(Array.from(lines, ([, name = '', value = '']) => [name, value]))

test('.env.example names every setting of the server, and no other', () => {
  const read = new Set<string>()
  readConfig(new Proxy({}, { get: (_, name) => void read.add(String(name)) }))
  expect(Object.keys(example).sort()).toEqual([...read].sort())
})

test('.env.example gives each setting its default', () => {
  expect(readConfig(example)).toEqual(readConfig({}))
})
