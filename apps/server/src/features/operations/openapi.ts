// The OpenAPI document of the contract's endpoints. Schemas that the contract exports, and problems, are components.

import { endpoints } from '@tablemate/contract/all.ts'
import * as bills from '@tablemate/contract/bills.ts'
import * as campaigns from '@tablemate/contract/campaigns.ts'
import * as cardPayments from '@tablemate/contract/card-payments.ts'
import * as deliveries from '@tablemate/contract/deliveries.ts'
import { type Access, type Endpoint, problemsOf, type Schema } from '@tablemate/contract/endpoint.ts'
import * as fields from '@tablemate/contract/fields.ts'
import * as groupChange from '@tablemate/contract/group-change.ts'
import * as groups from '@tablemate/contract/groups.ts'
import * as kitchen from '@tablemate/contract/kitchen.ts'
import * as pairedScreens from '@tablemate/contract/kitchen-displays.ts'
import * as live from '@tablemate/contract/live.ts'
import * as menu from '@tablemate/contract/menu.ts'
import * as menuImport from '@tablemate/contract/menu-import.ts'
import * as offers from '@tablemate/contract/offers.ts'
import * as orders from '@tablemate/contract/orders.ts'
import * as payments from '@tablemate/contract/payments.ts'
import * as pos from '@tablemate/contract/pos.ts'
import * as printers from '@tablemate/contract/printers.ts'
import * as problems from '@tablemate/contract/problem.ts'
import * as tables from '@tablemate/contract/restaurant-tables.ts'
import * as restaurants from '@tablemate/contract/restaurants.ts'
import { groupBy } from '@tablemate/domain/group-by.ts'
import * as limits from '@tablemate/domain/limits.ts'
import * as z from 'zod/mini'
import { jsonLines } from '../../http/progress-reply.ts'

/** Those that export schemas. */
const modules = [
  ...[bills, campaigns, cardPayments, deliveries, fields, groups, kitchen, live, menu, menuImport],
  ...[offers, orders, pairedScreens, payments, pos, printers, problems, restaurants, groupChange, tables],
]

const info = {
  title: 'Tablemate',
  version: '1.1.0',
  description:
    'Order together, pay smart. All amounts are integers in minor units: hundredths of the major unit, thousandths in a currency with three decimals. A device is identified by the cookie that its first reply sets, a restaurant by the cookie of its sign-up or login. The licences of what Tablemate contains are at [/third-party-notices.txt](/third-party-notices.txt).',
}

const callers: Record<Access, string> = {
  anyone: 'anyone',
  group: 'devices in the group',
  member: 'members of the group',
  host: 'the host of the group: the device that opened it, while it has a member there',
  restaurant: 'the restaurant that is signed in',
  staff: 'the restaurant that is signed in, and the tablets that it has paired',
  floor: 'the restaurant that is signed in, and the tablets that it has paired for the floor',
}

type JsonSchema = Readonly<Record<string, unknown>>

const schemaPath = '#/components/schemas/'
const problemContent = json({ $ref: `${schemaPath}ProblemBody` })

/** Makes the document. */
export function makeOpenApi() {
  const requests = convert('input', ['params', 'query', 'body'])
  const replies = convert('output', ['reply', 'progress'])
  const responses = Object.fromEntries(
    Object.keys(problems.problemStatus).map(name => [name, { description: name, content: problemContent }]),
  )
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const operation = { operationId: name, ...operationOf(endpoint, requests, replies) }
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation }
  }
  const schemas = referredIn({ paths, responses }, { ...requests.byId, ...replies.byId })
  return { openapi: '3.1.0', info, paths, components: { responses, schemas } }
}

interface Converted {
  readonly byId: Readonly<Record<string, JsonSchema>>
  /** The schema, or the reference to it if the contract exports it. */
  readonly use: (schema: Schema) => JsonSchema
  readonly fieldsOf: (
    schema: Schema | undefined,
  ) => readonly (readonly [name: string, schema: JsonSchema, isRequired: boolean])[]
}

/** Converts these parts of all endpoints. Components of requests have other names than those of replies: validation changes fields. */
function convert(
  io: 'input' | 'output',
  parts: readonly ('params' | 'query' | 'body' | 'reply' | 'progress')[],
): Converted {
  const registry = z.registry<{ id: string }>()
  const ids = new Set<string>()
  const add = (name: string, value: unknown) => {
    if (!(value instanceof Object && '_zod' in value) || registry.has(value as Schema)) return
    const id = `${capitalised(name)}${io === 'input' ? 'Input' : ''}`
    if (ids.has(id)) throw new Error(`The contract has two schemas for the component ${id}`)
    registry.add(value as Schema, { id })
    ids.add(id)
  }
  for (const module of modules) for (const [name, value] of Object.entries<unknown>(module)) add(name, value)
  const exported = new Set(modules.flatMap(module => Object.values<unknown>(module)))
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints))
    for (const part of parts) add(`${name}${capitalised(part)}`, endpoint[part])
  const uri = (id: string) => schemaPath + id
  const { schemas } = z.toJSONSchema(registry, { io, uri, target: 'draft-2020-12', unrepresentable: 'any' })
  const byId = Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema as JsonSchema]),
  )
  const idOf = (schema: Schema) => registry.get(schema)?.id ?? ''
  const contentOf = (schema: Schema) => byId[idOf(schema)] ?? {}
  return {
    byId,
    use: schema => (exported.has(schema) ? { $ref: uri(idOf(schema)) } : contentOf(schema)),
    fieldsOf(schema) {
      const { properties = {}, required = [] } = (schema ? contentOf(schema) : {}) as {
        properties?: Record<string, JsonSchema>
        required?: string[]
      }
      return Object.entries(properties).map(
        ([name, field]) => [name, field, required.includes(name)] as const,
      )
    },
  }
}

function operationOf(endpoint: Endpoint, requests: Converted, replies: Converted) {
  const { params, query, body, upload, summary, access, idempotent } = endpoint
  const parameters = [
    ...requests.fieldsOf(params).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
    ...requests.fieldsOf(query).map(([name, schema, required]) => ({ name, in: 'query', required, schema })),
    ...(idempotent ? [idempotencyKey] : []),
  ]
  const required = body !== undefined && !z.safeParse(body, undefined).success
  return {
    summary,
    description: `For ${callers[access]}.`,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: upload
        ? {
            required: true,
            content: { 'multipart/form-data': { schema: withFile(requests.fieldsOf(body), upload) } },
          }
        : { required, content: json(requests.use(body)) },
    }),
    responses: { [endpoint.status]: successOf(endpoint, replies), ...refusalsOf(endpoint) },
  }
}

const idempotencyKey = {
  name: 'idempotency-key',
  in: 'header',
  schema: { type: 'string', minLength: 1, maxLength: limits.idempotencyKey },
}

function withFile(fields: ReturnType<Converted['fieldsOf']>, part: string): JsonSchema {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const properties = Object.fromEntries(fields.map(([name, schema]) => [name, schema]))
  return { type: 'object', properties: { ...properties, [part]: file }, required: [part] }
}

function successOf({ status, reply, progress }: Endpoint, replies: Converted) {
  if (status === 204) return { description: 'Done' }
  if (!reply)
    return {
      description: 'Server-sent events',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    }
  const content = json(replies.use(reply))
  if (!progress) return { description: 'Done', content }
  return {
    description:
      'The reply. Clients that accept application/x-ndjson may receive lines of progress, and after the last line break the reply as JSON, or the body of a problem.',
    content: { ...content, [jsonLines]: { schema: replies.use(progress) } },
  }
}

/** By status: the problems that have it. */
function refusalsOf(endpoint: Endpoint) {
  const byStatus = groupBy(problemsOf(endpoint), name => problems.problemStatus[name])
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      names.length === 1
        ? { $ref: `#/components/responses/${names[0]}` }
        : { description: names.join(', '), content: problemContent },
    ]),
  )
}

/** The schemas to which these parts of the document refer, directly or not. */
function referredIn(parts: object, all: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {}
  const follow = (value: object) => {
    for (const [, id = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found[id] || !all[id]) continue
      found[id] = all[id]
      follow(all[id])
    }
  }
  follow(parts)
  return found
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } }
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
