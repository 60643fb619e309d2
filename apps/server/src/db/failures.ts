// Classifies the errors of database statements.

class ConnectionLost extends Error {
  readonly code = 'CONNECTION_LOST'
}

/** Codes of Node and of this service if there is no connection, of PostgreSQL if it starts, stops, is full or read-only, has ended
 * the connection, or has lost its files (3D000, 58P01), and of PgBouncer (08P01) for all of these. */
const awayCodes = new Set([
  'CONNECTION_LOST',
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
  '08P01',
  '25006',
  '25P03',
  '3D000',
  '53100',
  '53200',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '58030',
  '58P01',
])

/**
 * Throws the error of a statement or a connection, with a code. Errors of PostgreSQL and of Node's sockets have one. The driver's
 * own have none: the connection was closed, could not be made in time, or did not answer in time. Settings that do not fit
 * (encryption, password) are not such a loss.
 */
export function throwWithCode(error: unknown): never {
  const isDriverError = error instanceof Error && error.constructor === Error && codeOf(error) === ''
  if (!isDriverError || /^SASL|does not support SSL/.test(error.message)) throw error
  throw new ConnectionLost('the connection to PostgreSQL was lost', { cause: error })
}

/** Whether the database was unreachable or unavailable, so that the call may be retried. */
export function isDatabaseAway(error: unknown): boolean {
  return awayCodes.has(codeOf(error))
}

/** Whether a unique index rejected a row. */
export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === '23505'
}

/** Whether the database is a standby, or accepts no writes for another reason. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === '25006'
}

/** Whether a standby cancelled a read because it had to replay a change of the primary. */
export function isReadConflict(error: unknown): boolean {
  return codeOf(error) === '40001'
}

/** Whether a lock was not acquired within `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === '55P03'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code ?? '') : ''
}
