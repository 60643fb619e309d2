// The name that was last typed on this phone to sit down at a table: offered wherever it is asked for again, for 30 days.

import { dayMs } from '#domain/time.ts'
import { forgetStored, readStored, store } from './storage.ts'

const key = 'dinerName'
const keptMs = 30 * dayMs

export function keepDinerName(name: string): void {
  store(key, JSON.stringify({ name, until: Date.now() + keptMs }))
}

/** '' if there is none, or none any longer. */
export function keptDinerName(): string {
  const { name, until } = parse(readStored(key))
  if (typeof name === 'string' && typeof until === 'number' && until > Date.now()) return name
  forgetStored(key)
  return ''
}

function parse(stored: string | null): { name?: unknown; until?: unknown } {
  try {
    return JSON.parse(stored ?? '{}') ?? {}
  } catch {
    return {}
  }
}
