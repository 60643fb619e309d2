// Reads values of parsed JSON whose shape nobody guarantees.

export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Empty for a value that is no object. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Null for an empty id, too. */
export function idOf(value: unknown): string | null {
  return textOf(value) || null
}

/** Null: no whole number. */
export function countOf(value: unknown): number | null {
  return Number.isSafeInteger(value) ? (value as number) : null
}

export function ordinalOf(value: unknown): number {
  return Number.isFinite(value) ? (value as number) : 0
}

/** Undefined if the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Null if the text is not the JSON of an object. */
export function parseObject(text: string): JsonObject | null {
  const value = parseJson(text)
  return isObject(value) ? value : null
}
