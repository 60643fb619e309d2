// Generates values for the fields of the document: mostly valid ones, with ids that exist, and odd values that have broken
// other servers.

import fc from 'fast-check'
import { hostile } from '../texts/hostile.ts'
import type { JsonSchema } from './document.ts'

/** Existing values by the name of a field or parameter, own ones and those of others. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

const deep = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`) as unknown

export const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(...hostile.filter(text => text.length < 600)),
  fc.constantFrom(
    ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\u202e', '\ufeff', '\r\nset-cookie: a=b'],
    ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', '-1', '1e309', '0x10', '01', '٣'],
    ...["'", "';--", '%', '_', '\\', '{}', '{{7*7}}', '<script>', '../../etc/passwd', '%00', '%2e%2e'],
    'x'.repeat(3000),
    '💥'.repeat(500),
  ),
)

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(
    0,
    -0,
    -1,
    0.1,
    1.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    5e-324,
    true,
    false,
    null,
  ),
  fc.constantFrom<unknown>([], {}, [[]], [null], { length: 1 }, { toString: 1 }, deep),
  fc.jsonValue({ maxDepth: 3 }),
)

const plainText = fc.constantFrom(
  'Soup',
  'Ann',
  'Ben',
  'Zoë',
  '7',
  'two soups and a salad please',
  'open sesame',
)

/** A value that the schema mostly accepts. */
export function likely(schema: JsonSchema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  const existing = known[name]
  const generated = valueFor(schema, known)
  return existing ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...existing) }, generated) : generated
}

function valueFor(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const { anyOf, properties, items, minimum = 0, maximum = 1000 } = schema
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (anyOf) return fc.oneof(...anyOf.map(one => likely(one, '', known)))
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object': {
      const fields = Object.entries(properties ?? {}).map(
        ([field, one]) => [field, likely(one, field, known)] as const,
      )
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] })
    }
    case 'array':
      return fc.array(likely(items ?? {}, '', known), { maxLength: 3 })
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -1000), max: Math.min(maximum, 100_000) })
    case 'number':
      return fc.double({ min: Math.max(minimum, -1000), max: Math.min(maximum, 1000), noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return fc.oneof(plainText, fc.string({ maxLength: 12 }))
    default:
      return fc.oneof(plainText, fc.nat(100), oddValue)
  }
}

/** The same body with one error. */
export function mutated(body: unknown): fc.Arbitrary<unknown> {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return oddValue
  const fields = Object.keys(body)
  const field = fields.length > 0 ? fc.constantFrom(...fields) : fc.constant('name')
  const record = body as Record<string, unknown>
  return fc.oneof(
    fc.tuple(field, oddValue).map(([name, value]) => ({ ...record, [name]: value })),
    field.map(name => Object.fromEntries(Object.entries(record).filter(([other]) => other !== name))),
    field.map(name => ({ ...record, [name]: [record[name]] })),
    field.map(name => ({ ...record, [name]: { [name]: record[name] } })),
    // JSON.parse creates an own property, not the prototype.
    fc.constantFrom('__proto__', 'constructor', 'prototype').map(name => ({
      ...record,
      ...(JSON.parse(`{"${name}":{"isAdmin":true,"restaurantId":1}}`) as object),
    })),
    oddValue,
  )
}
