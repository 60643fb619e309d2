// The name with which this phone last joined a group. Forms suggest it for 30 days.

import { dayMs } from '@tablemate/domain/time.ts'
import { forgetStored, readStored, store } from './storage.ts'

const key = 'dinerName'
const lifetimeMs = 30 * dayMs

export function storeDinerName(name: string): void {
  store(key, JSON.stringify({ name, until: Date.now() + lifetimeMs }))
}

/** Empty if there is none or it has expired. An expired name is deleted. */
export function storedDinerName(): string {
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
