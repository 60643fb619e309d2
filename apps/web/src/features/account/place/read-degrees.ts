// Parses typed degrees of latitude or longitude.

/** Accepts a decimal point or comma. Returns null for anything but a number from -max to max. */
export function readDegrees(typed: string, max: number): number | null {
  const text = typed.trim().replace(/\s*°$/, '').replace('−', '-').replace(',', '.')
  if (!/^[+-]?\d{1,3}(\.\d{1,20})?$/.test(text)) return null
  const value = Number(text)
  return Math.abs(value) <= max ? value : null
}
