// What comes in is held against its schema.

import * as z from 'zod/mini'
import type { Endpoint, Schema } from '#contract/endpoint.ts'
import { inChunks } from '../in-chunks.ts'
import { invalidFields, problem } from '../problems.ts'

/** What the schema makes of the value. Throws 'invalid', which names the fields. */
export function check(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  return checkedOf(schema, value)
}

/** The same of a body, of whose long list a slice is checked at a time. */
export async function checkBody(
  { body: schema, longList, fieldPhrases }: Endpoint,
  value: unknown,
): Promise<unknown> {
  const list = longList && (value as Record<string, unknown> | null | undefined)?.[longList.name]
  if (!schema) return undefined
  if (!longList || !Array.isArray(list)) return checkedOf(schema, value, { fieldPhrases })
  const { name, most } = longList
  if (list.length > most) throw problem('invalid', { fields: { [name]: 'too-long' } })
  // The first slice comes with what stands beside the list; of an empty list, too, it is asked whether it may be.
  const ofSlice = (slice: readonly unknown[], from: number) =>
    checkedOf(
      schema,
      { ...(from === 0 && (value as object)), [name]: slice },
      {
        place: path =>
          path[0] === name && typeof path[1] === 'number' ? [name, path[1] + from, ...path.slice(2)] : path,
      },
    ) as Record<string, unknown[]>
  if (list.length === 0) return ofSlice([], 0)
  let whole: Record<string, unknown> = {}
  const checked = await inChunks(list, (slice, from) => {
    const found = ofSlice(slice, from)
    if (from === 0) whole = found
    return found[name] ?? []
  })
  return { ...whole, [name]: checked }
}

interface ProblemContext {
  /** Where an issue stands in the whole. */
  readonly place?: (path: PropertyKey[]) => PropertyKey[]
  readonly fieldPhrases?: Endpoint['fieldPhrases']
}

function checkedOf(
  schema: Schema,
  value: unknown,
  { place = path => path, fieldPhrases }: ProblemContext = {},
): unknown {
  const checked = z.safeParse(schema, value, { reportInput: true })
  if (checked.success) return checked.data
  const issues = checked.error.issues.map(issue => ({ ...issue, path: place(issue.path) }))
  throw invalidFields(issues, fieldPhrases)
}
