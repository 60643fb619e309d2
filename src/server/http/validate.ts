// Validates requests against the schemas of their endpoint.

import * as z from 'zod/mini'
import type { Endpoint, Schema } from '#contract/endpoint.ts'
import { inChunks } from '../in-chunks.ts'
import { invalidFields, problem } from '../problems.ts'

/** Returns the value as parsed by the schema. Throws 'invalid' with the fields. */
export function validate(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  return parse(schema, value)
}

/** The same for a body. A long list in it is validated in chunks. */
export async function validateBody(
  { body: schema, longList, fieldPhrases }: Endpoint,
  value: unknown,
): Promise<unknown> {
  const list = longList && (value as Record<string, unknown> | null | undefined)?.[longList.name]
  if (!schema) return undefined
  if (!longList || !Array.isArray(list)) return parse(schema, value, { fieldPhrases })
  const { name, most } = longList
  if (list.length > most) throw problem('invalid', { fields: { [name]: 'too-long' } })
  // The first chunk is validated with the other fields of the body. An empty list counts as one chunk.
  const parseChunk = (chunk: readonly unknown[], from: number) =>
    parse(
      schema,
      { ...(from === 0 && (value as object)), [name]: chunk },
      {
        mapPath: path =>
          path[0] === name && typeof path[1] === 'number' ? [name, path[1] + from, ...path.slice(2)] : path,
      },
    ) as Record<string, unknown[]>
  if (list.length === 0) return parseChunk([], 0)
  let whole: Record<string, unknown> = {}
  const parsed = await inChunks(list, (chunk, from) => {
    const result = parseChunk(chunk, from)
    if (from === 0) whole = result
    return result[name] ?? []
  })
  return { ...whole, [name]: parsed }
}

interface ProblemContext {
  /** Converts an issue's path within a chunk to its path in the whole body. */
  readonly mapPath?: (path: PropertyKey[]) => PropertyKey[]
  readonly fieldPhrases?: Endpoint['fieldPhrases']
}

function parse(
  schema: Schema,
  value: unknown,
  { mapPath = path => path, fieldPhrases }: ProblemContext = {},
): unknown {
  const result = z.safeParse(schema, value, { reportInput: true })
  if (result.success) return result.data
  const issues = result.error.issues.map(issue => ({ ...issue, path: mapPath(issue.path) }))
  throw invalidFields(issues, fieldPhrases)
}
