// In which time zone a place keeps its clocks.

/** Where nobody knows. */
export const defaultTimeZone = 'UTC'

/** Whether it is the IANA name of a time zone; a mere offset has no summer, so it is none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
