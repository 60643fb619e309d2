// Validates values against the schemas of an endpoint.

import type { Endpoint, Schema } from '@tablemate/contract/endpoint.ts'
import * as z from 'zod/mini'
import { invalidFields } from '../problems.ts'

/** Returns the value as parsed by the schema. Throws 'invalid' with the fields. */
export function validate(
  schema: Schema | undefined,
  value: unknown,
  fieldPhrases?: Endpoint['fieldPhrases'],
): unknown {
  if (!schema) return undefined
  const result = z.safeParse(schema, value, { reportInput: true })
  if (result.success) return result.data
  throw invalidFields(result.error.issues, fieldPhrases)
}
