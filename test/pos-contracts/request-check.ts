// Checks a request against the committed schema of its provider, with every object closed.

import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'

type Schema = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Forbids fields that an object's schema does not name, and fields that only answers have. `nullable` is dropped as well:
 * no request of ours contains null, and the validator refuses it beside a reference.
 */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (!isObject(schema)) return schema
  const { nullable, example, ...kept } = schema
  if (!isObject(schema.properties)) return mapped(kept)
  const properties = Object.fromEntries(
    Object.entries(schema.properties).filter(([, field]) => !(isObject(field) && field.readOnly)),
  )
  return {
    additionalProperties: false,
    ...mapped({ ...kept, properties: undefined }),
    properties: mapped(properties),
  }
}

const mapped = (record: Schema): Schema =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => (value === undefined ? [] : [[key, closed(value)]])),
  )

const ajv = new Ajv({ strict: false, allErrors: false })
formats.default(ajv)

function schemaFile(file: string): (pointer?: string) => (request: unknown) => string {
  ajv.addSchema(closed(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))) as Schema, file)
  return (pointer = '') => {
    const validate = ajv.getSchema(`${file}#${pointer}`)
    if (!validate) throw new Error(`no schema at ${file}#${pointer}`)
    return request => (validate(request) ? '' : ajv.errorsText(validate.errors))
  }
}

const square = schemaFile('square-orders.openapi.json')

/** What is wrong with a request; empty: nothing. */
export const faultsIn = {
  square: square('/components/schemas/CreateOrderRequest'),
  squarePrice: square('/components/schemas/CalculateOrderRequest'),
  squareCancel: square('/components/schemas/UpdateOrderRequest'),
  clover: schemaFile('clover-atomic-order.schema.json')(),
  toast: schemaFile('toast-order.schema.json')(),
  lightspeed: schemaFile('lightspeed-k-local-order.schema.json')(),
  shopify: schemaFile('shopify-order-create.schema.json')(),
}
