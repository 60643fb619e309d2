// Degrees as they are typed.

/** By a point or a comma; null for what is no number from -most to most. */
export function readDegrees(typed: string, most: number): number | null {
  const text = typed.trim().replace(/\s*°$/, '').replace('−', '-').replace(',', '.')
  if (!/^[+-]?\d{1,3}(\.\d{1,20})?$/.test(text)) return null
  const value = Number(text)
  return Math.abs(value) <= most ? value : null
}
