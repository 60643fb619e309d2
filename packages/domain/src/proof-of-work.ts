// Proof of work: a client must compute hashes before the server serves its call. Many small puzzles instead of one, so that
// the time varies little. The caller passes the hash function, since Node and the browser each have their own.

/** The puzzles that a client has to solve. */
export interface Challenge {
  /** ASCII, unique per challenge. */
  readonly token: string
  /** The number of puzzles. */
  readonly puzzles: number
  /** The zero bits with which each hash must begin, at most 31: 2^bits tries on average. */
  readonly bits: number
}

/** SHA-256. */
export type Hash = (bytes: Uint8Array) => Uint8Array

/** The present difficulty: 32,768 hashes on average, with a standard deviation of 9 % (docs/decisions/0025). */
export const difficulty = { puzzles: 128, bits: 8 } as const

/** The challenge's token and, for each puzzle, the number that solves it. */
export function solve({ token, puzzles, bits }: Challenge, hash: Hash): string {
  const block = blockOf(token, hash)
  const numbers = Array.from({ length: puzzles }, (_, puzzle) => {
    for (let number = 0; ; number += 1) if (isSolved(block, { puzzle, number, bits }, hash)) return number
  })
  return `${token}.${numbers.map(number => number.toString(36)).join('-')}`
}

/** Whether the text is a solution of the challenge. */
export function isSolution(text: string, { token, puzzles, bits }: Challenge, hash: Hash): boolean {
  if (!text.startsWith(`${token}.`)) return false
  const numbers = text.slice(token.length + 1).split('-')
  if (numbers.length !== puzzles || !numbers.every(number => /^[0-9a-z]{1,6}$/.test(number))) return false
  const block = blockOf(token, hash)
  return numbers.every((number, puzzle) =>
    isSolved(block, { puzzle, number: Number.parseInt(number, 36), bits }, hash),
  )
}

interface Block {
  readonly bytes: Uint8Array
  readonly view: DataView
}

/** 40 bytes, one block of SHA-256: the token's hash, then the puzzle and the tried number. */
function blockOf(token: string, hash: Hash): Block {
  const bytes = new Uint8Array(40)
  bytes.set(hash(Uint8Array.from(token, letter => letter.charCodeAt(0))))
  return { bytes, view: new DataView(bytes.buffer) }
}

interface Attempt {
  readonly puzzle: number
  readonly number: number
  readonly bits: number
}

function isSolved({ bytes, view }: Block, { puzzle, number, bits }: Attempt, hash: Hash): boolean {
  view.setUint32(32, puzzle)
  view.setUint32(36, number)
  const [a = 0, b = 0, c = 0, d = 0] = hash(bytes)
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> (32 - bits) === 0
}
