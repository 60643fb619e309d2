// Checks requests and answers of Square's catalog against its committed schema, so that a test's catalog is one that Square sends.

import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'

type Schema = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Forbids fields that an object's schema does not name. `nullable` is dropped: ajv refuses it beside a reference. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (!isObject(schema)) return schema
  const { nullable: _, example: __, ...kept } = schema
  const mapped = Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, closed(value)]))
  return isObject(kept.properties) && kept.type === 'object'
    ? { additionalProperties: false, ...mapped }
    : mapped
}

const file = new URL('square-catalog.openapi.json', import.meta.url)
const specification = JSON.parse(readFileSync(file, 'utf8')) as {
  components: { schemas: Record<string, { example?: unknown }> }
}
const ajv = new Ajv({ strict: false, validateFormats: false })
ajv.addSchema(closed(specification) as Schema, 'square')

/** What is wrong; empty: nothing. */
function faultsBy(name: string): (value: unknown) => string {
  const validate = ajv.getSchema(`square#/components/schemas/${name}`)
  if (!validate) throw new Error(`no schema ${name}`)
  return value => (validate(value) ? '' : ajv.errorsText(validate.errors))
}

export const faultsInSearch = faultsBy('SearchCatalogObjectsRequest')
export const faultsInFound = faultsBy('SearchCatalogObjectsResponse')

/** The example of the specification. */
export function exampleOf(name: string): unknown {
  return structuredClone(specification.components.schemas[name]?.example)
}
