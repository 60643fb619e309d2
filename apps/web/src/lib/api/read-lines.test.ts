// The lines of a growing reply, wherever the network cuts it.

import { expect, test } from 'vitest'
import { readLines } from './read-lines.ts'

const reply =
  '{"waiting":true}\n{"page":1,"pages":2}\n{"page":2,"pages":2}\n{"rows":[{"name":"Käse 寿司 🍣"}]}'

test('each line of progress is told once and the reply remains, even if a letter is cut', () => {
  const bytes = new TextEncoder().encode(reply)
  for (let first = 0; first <= bytes.length; first += 1)
    for (const second of [first, Math.floor((first + bytes.length) / 2), bytes.length]) {
      const told: unknown[] = []
      const read = readLines(line => told.push(line))
      const rests = [first, second, bytes.length].map(end =>
        read(new TextDecoder().decode(bytes.subarray(0, end))),
      )
      expect(told).toEqual([{ waiting: true }, { page: 1, pages: 2 }, { page: 2, pages: 2 }])
      expect(JSON.parse(rests.at(-1) ?? '')).toEqual({ rows: [{ name: 'Käse 寿司 🍣' }] })
    }
})

test('a line is told when it is complete', () => {
  const told: unknown[] = []
  const read = readLines(line => told.push(line))
  read('{"page":1,"pages":2}')
  expect(told).toEqual([])
  read('{"page":1,"pages":2}\n')
  expect(told).toEqual([{ page: 1, pages: 2 }])
})
