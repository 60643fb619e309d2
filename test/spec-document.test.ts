// Checks docs/product/spec.md: it names every screen, endpoint and problem, and no others.

import { readFileSync } from 'node:fs'
import { endpoints } from '@tablemate/contract/all.ts'
import { problemStatus } from '@tablemate/contract/problem.ts'
import { screenPaths } from '@tablemate/contract/screens.ts'
import { expect, test } from 'vitest'

const spec = readFileSync(new URL('../docs/product/spec.md', import.meta.url), 'utf8')

test('the specification names every screen', () => {
  const named = [...spec.matchAll(/^\| `(\/[^`]*)`/gm)].map(([, path]) => path)
  expect(named.sort()).toEqual(Object.values(screenPaths).sort())
})

test('the specification names every endpoint, its access and whether it takes an idempotency key', () => {
  const named = [...spec.matchAll(/^\| ([A-Z]+) `([^`]+)`[^|]*\| (\w+) +\|[^|]*\| (yes)?/gm)].map(
    ([, method, path, access, key]) => [method, path, access, key === 'yes'].join(' '),
  )
  const declared = Object.values(endpoints).map(endpoint =>
    [endpoint.method, endpoint.path, endpoint.access, 'idempotent' in endpoint].join(' '),
  )
  expect(named.sort()).toEqual(declared.sort())
})

test('the specification names every problem with its status', () => {
  const named = [...spec.matchAll(/^- \*\*([45]\d\d)\*\*: ([^.]+)/gm)].flatMap(([, status, names = '']) =>
    [...names.matchAll(/`([\w-]+)`/g)].map(([, name]) => `${status} ${name}`),
  )
  const declared = Object.entries(problemStatus).map(([name, status]) => `${status} ${name}`)
  expect(named.sort()).toEqual(declared.sort())
})
