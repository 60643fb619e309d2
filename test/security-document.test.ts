// Checks docs/security.md and docs/asvs.md: tests of every threat, files that exist, figures, an answer to every requirement.

import { existsSync, readFileSync } from 'node:fs'
import { codeAlphabet } from '@tablemate/domain/groups/group-code.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { allowances } from '@tablemate/server/limits/rate-limits.ts'
import { describe, expect, test } from 'vitest'
import { securityTable } from '../scripts/security-table.ts'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const flat = (path: string) => read(path).replaceAll(/\s+/g, ' ')
const text = flat('docs/security.md')
const answers = flat('docs/asvs.md')

/** The requirements of level 1 in OWASP ASVS 5.0.0, by chapter and section. */
const levelOne: Record<string, readonly number[]> = {
  'V1.2': [1, 2, 3, 4, 5],
  'V1.3': [1, 2],
  'V1.5': [1],
  'V2.1': [1],
  'V2.2': [1, 2],
  'V2.3': [1],
  'V3.2': [1, 2],
  'V3.3': [1],
  'V3.4': [1, 2],
  'V3.5': [1, 2, 3],
  'V4.1': [1],
  'V4.4': [1],
  'V5.2': [1, 2],
  'V5.3': [1, 2],
  'V6.1': [1],
  'V6.2': [1, 2, 3, 4, 5, 6, 7, 8],
  'V6.3': [1, 2],
  'V6.4': [1, 2],
  'V7.2': [1, 2, 3, 4],
  'V7.4': [1, 2],
  'V8.1': [1],
  'V8.2': [1, 2],
  'V8.3': [1],
  'V9.1': [1, 2, 3],
  'V9.2': [1],
  'V10.4': [1, 2, 3, 4, 5],
  'V11.3': [1, 2],
  'V11.4': [1],
  'V12.1': [1],
  'V12.2': [1, 2],
  'V13.4': [1],
  'V14.2': [1],
  'V14.3': [1],
  'V15.1': [1],
  'V15.2': [1],
  'V15.3': [1],
}

describe('the security documents', () => {
  test('name the tests of every threat: `npm run security-table` writes them', () => {
    const { written, expected, faults } = securityTable()
    expect(faults).toEqual([])
    expect(written === expected, 'npm run security-table changes docs/security.md').toBe(true)
  })

  test('name only files that exist', () => {
    const named = `${text} ${answers}`.matchAll(/`((?:apps|packages|tools|e2e|test|docs|deploy)\/[\w./-]+)/g)
    const paths = [...named].map(([, path = '']) => path)
    expect(paths.filter(path => !existsSync(new URL(path, root)))).toEqual([])
    expect(paths.length).toBeGreaterThan(20)
  })

  test('answer every requirement of level 1 once, by threats that exist, and count the answers', () => {
    const rows = [...read('docs/asvs.md').matchAll(/^\| (V[\d.]+) \| [^|]+ \| ([a-z/ ]+) \| (.+) \|$/gm)]
    const required = Object.entries(levelOne).flatMap(([section, numbers]) =>
      numbers.map(number => `${section}.${number}`),
    )
    expect(rows.map(([, id]) => id)).toEqual(required)
    const count = (answer: string) => rows.filter(([, , given]) => given === answer).length
    expect(answers).toContain(
      `has ${required.length} requirements of level 1 (chapters V16 and V17 have none). Met: ${count('met')}. ` +
        `In part: ${count('in part')}. Not met: ${count('not met')}. Not applicable: ${count('n/a')}.`,
    )
    expect(count('met') + count('in part') + count('not met') + count('n/a')).toBe(required.length)
    const threats = [...answers.matchAll(/\[(`[a-z-]+`)\]\(security\.md\)/g)].map(([, threat]) => threat)
    expect(threats.filter(threat => !text.includes(`| ${threat} `))).toEqual([])
    expect(threats.length).toBeGreaterThan(40)
  })
})

test('the chances to guess a code follow from the rate limits', () => {
  const points = (rateLimit: keyof typeof allowances) => allowances[rateLimit].points
  const byAddress = points('code-misses-per-address')
  for (const [who, misses] of [
    ['one address', byAddress],
    ['100 addresses', 100 * byAddress],
    ['1,000 addresses', 1000 * byAddress],
    ["a household's /56", points('code-misses-per-56')],
    ["a site's /48", points('code-misses-per-48')],
  ] as const) {
    const cells = [misses, 144 * misses].map(count => count.toLocaleString('en'))
    const row = ['', who, ...cells, `${chanceInADay(misses)} %`, ''].join(' | ').trim()
    expect(text.replaceAll(/ +\| +/g, ' | ')).toContain(row)
  }
  const found = 1 - Math.exp((-86_400 * 1000 * 10_000) / codeAlphabet.length ** limits.tableToken)
  expect(text).toContain(`one of 10,000 tables in a day with a chance of ${(100 * found).toFixed(2)} %`)
})

/** In percent, with 1,000 open groups and `misses` wrong codes in ten minutes. */
function chanceInADay(misses: number): string {
  return (100 * (1 - (1 - 1000 / codeAlphabet.length ** limits.groupCode) ** (144 * misses))).toFixed(2)
}
