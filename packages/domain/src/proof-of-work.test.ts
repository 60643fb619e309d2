import { sha256 as sha256OfBrowser } from '@noble/hashes/sha2.js'
import { sha256 } from '@tablemate/test/diners/proof.ts'
import { expect, test } from 'vitest'
import { type Challenge, difficulty, isSolution, solve } from './proof-of-work.ts'

const challenge: Challenge = { token: 'l9x.aB3_-.sig', puzzles: 16, bits: 6 }
const solution = solve(challenge, sha256)
const numbers = solution.slice(challenge.token.length + 1).split('-')
const withNumbers = (changed: readonly string[]) => `${challenge.token}.${changed.join('-')}`

test('a solution is valid for its own challenge only, with any implementation of the hash', () => {
  expect(isSolution(solution, challenge, sha256)).toBe(true)
  expect(solve(challenge, sha256OfBrowser)).toBe(solution)
  expect(isSolution(solution, { ...challenge, token: 'l9x.aB3_-.sih' }, sha256)).toBe(false)
})

test.each([
  ['nothing', ''],
  ['the token alone', `${challenge.token}.`],
  ['a puzzle too few', withNumbers(numbers.slice(1))],
  ['a puzzle too many', withNumbers([...numbers, '0'])],
  ['one number for all', withNumbers(numbers.map(() => numbers[0] ?? ''))],
  ['the numbers in another order', withNumbers(numbers.toReversed())],
  ['a number that is none', withNumbers(numbers.map((number, at) => (at === 3 ? '-1' : number)))],
  [
    'a number that only begins as one',
    withNumbers(numbers.map((number, at) => (at === 3 ? `${number}!` : number))),
  ],
  [
    'a number of many digits',
    withNumbers(numbers.map((number, at) => (at === 3 ? `000000${number}` : number))),
  ],
])('%s is no solution', (_, text) => {
  expect(isSolution(text, challenge, sha256)).toBe(false)
})

test('solving takes about the expected number of hashes, and never far more', () => {
  const tries = Array.from({ length: 2 }, (_, at) => {
    let count = 0
    solve({ token: `t${at}`, ...difficulty }, bytes => {
      count += 1
      return sha256(bytes)
    })
    return count
  })
  const expected = difficulty.puzzles * 2 ** difficulty.bits
  for (const count of tries) {
    expect(count).toBeGreaterThan(expected * 0.6)
    expect(count).toBeLessThan(expected * 1.5)
  }
})
