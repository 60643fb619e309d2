// Times in PostgreSQL's JSON.

/** Formats a time like the reply to a POST: PostgreSQL's JSON omits trailing zeros and writes "+00:00". */
export function inUtc(time: string): string {
  const seconds = 'YYYY-MM-DDTHH:mm:ss'.length
  const fraction = time.slice(seconds + 1, -'+00:00'.length)
  return `${time.slice(0, seconds)}.${fraction.padEnd(3, '0')}Z`
}
