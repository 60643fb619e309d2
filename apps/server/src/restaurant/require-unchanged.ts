// Two windows of an owner never overwrite each other: a change says what its form showed.

import { problem } from '../problems.ts'

interface Change {
  /** The values that the form showed; absent fields are not compared. */
  readonly base?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Throws 'changed-meanwhile' with the present values if fields of the change are no longer what the form showed. A field that
 * already has the wanted value is no conflict.
 */
export function requireUnchanged(change: object, current: object): void {
  const values = current as Readonly<Record<string, unknown>>
  const wanted = change as Change & Readonly<Record<string, unknown>>
  const changed = Object.entries(wanted.base ?? {}).filter(
    ([field, shown]) =>
      field in values &&
      wanted[field] !== undefined &&
      !isSame(values[field], shown) &&
      !isSame(values[field], wanted[field]),
  )
  if (changed.length === 0) return
  throw problem('changed-meanwhile', {
    current: Object.fromEntries(changed.map(([field]) => [field, values[field] ?? null])),
  })
}

/** null, '' and absent mean the same (decisions.md, Calls). */
function isSame(a: unknown, b: unknown): boolean {
  const textOf = (value: unknown) => JSON.stringify(value === '' ? null : (value ?? null))
  return textOf(a) === textOf(b)
}
