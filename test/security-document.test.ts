// Checks docs/security.md: the tests and files that it names exist, and its answers to OWASP ASVS are complete.

import { existsSync, readFileSync } from 'node:fs'
import { codeAlphabet } from '@tablemate/domain/groups/group-code.ts'
import * as limits from '@tablemate/domain/limits.ts'
import { allowances } from '@tablemate/server/limits/rate-limits.ts'
import { describe, expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const text = read('docs/security.md').replaceAll(/\s+/g, ' ')

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

describe('the security document', () => {
  test('links only to tests that exist, by their titles', () => {
    const named = [...text.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+\.test\.tsx?)\)/g)]
    const missing = named.filter(([, title = '', path = '']) => {
      if (!existsSync(new URL(path, root))) return true
      return !['`', "'", '"'].some(quote => read(path).includes(`${quote}${title}${quote}`))
    })
    expect(missing.map(([link]) => link)).toEqual([])
    expect(named.length).toBeGreaterThan(100)
  })

  test('names only files that exist', () => {
    const named = [...text.matchAll(/(?:`|\]\()((?:\.\.\/)?(?:src|test|docs|deploy|attack)\/[\w./-]+)/g)]
    const paths = named.map(([, path = '']) => path.replace('../', '').replace(/[./]+$/, ''))
    expect(paths.filter(path => !existsSync(new URL(path, root)))).toEqual([])
  })

  test('answers every requirement of level 1 once and counts the answers', () => {
    const rows = [
      ...read('docs/security.md').matchAll(/^\| (V[\d.]+) +\| [^|]+ \| ([a-z/ ]+?) +\| (.+) \|$/gm),
    ]
    const required = Object.entries(levelOne).flatMap(([section, numbers]) =>
      numbers.map(number => `${section}.${number}`),
    )
    expect(rows.map(([, id]) => id)).toEqual(required)
    const count = (answer: string) => rows.filter(([, , given]) => given === answer).length
    expect(text).toContain(
      `has ${required.length} requirements of level 1 (chapters V16 and V17 have none). Met: ${count('met')}. ` +
        `In part: ${count('in part')}. Not met: ${count('not met')}. Not applicable: ${count('n/a')}.`,
    )
    expect(count('met') + count('in part') + count('not met') + count('n/a')).toBe(required.length)
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

/** In percent, with 1,000 open tables and `misses` wrong codes in ten minutes. */
function chanceInADay(misses: number): string {
  return (100 * (1 - (1 - 1000 / codeAlphabet.length ** limits.groupCode) ** (144 * misses))).toFixed(2)
}
