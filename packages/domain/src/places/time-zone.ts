// The default time zone, and the validation of names of time zones.

/** Used when the time zone is unknown. */
export const defaultTimeZone = 'UTC'

/** Whether a name is an IANA time zone. Refuses a mere offset, which has no daylight saving time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
