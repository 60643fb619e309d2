// Which failures of a statement mean what.

/** Postgres.js and Node when no connection can be had; PostgreSQL when it starts, stops or is full. */
const away = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'DATABASE_AWAY',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '25006',
  '53100',
  '53200',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '58030',
])

/** Whether the database could not be reached or could not serve just now: the call may be tried again. */
export function isDatabaseAway(error: unknown): boolean {
  return away.has(codeOf(error))
}

/** Whether the disk has no room for what this process, or a program that it ran, was to write. */
export function isDiskFull(error: unknown): boolean {
  if (['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error))) return true
  return error instanceof Error && 'stderr' in error && saysDiskFull(String(error.stderr))
}

/** As the programs of PostgreSQL say it. */
export function saysDiskFull(text: string): boolean {
  return /No space left on device|Disk quota exceeded/i.test(text)
}

/** Whether a unique index refused a row. */
export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === '23505'
}

/** Whether a lock was not to be had within its `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === '55P03'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
