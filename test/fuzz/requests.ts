// Generates requests for the routes of a document: valid ones, ones with wrong values, and malformed ones.

import fc from 'fast-check'
import type { Route } from './document.ts'
import type { RawRequest } from './raw.ts'
import { spoiled } from './spoil-request.ts'
import { type KnownValues, likely, mutated, oddText } from './values.ts'

export interface Attempt extends RawRequest {
  readonly route: Route
  readonly role: string
  /** Whether the request is well-formed HTTP, so that the response must be one that the route declares. */
  readonly isProper: boolean
}

interface AttemptOptions {
  readonly routes: readonly Route[]
  readonly known: KnownValues
  /** The cookies by role. */
  readonly cookies: Readonly<Record<string, string>>
}

/**
 * Half of the requests come from the role with a group and a restaurant, so that they pass authorisation. Three of four are
 * well-formed; half of these have valid values in every field, according to the document.
 */
export function attempts({ routes, known, cookies }: AttemptOptions): fc.Arbitrary<Attempt> {
  const roles = Object.keys(cookies)
  const role = fc.oneof(fc.constantFrom(...roles), fc.constant(roles.at(-1) ?? ''))
  return fc.tuple(fc.constantFrom(...routes), role).chain(([route, role]) => {
    const proper = properAttempt(route, role, cookies[role] ?? '', known)
    return fc.oneof({ weight: 3, arbitrary: proper }, proper.chain(spoiled))
  })
}

function properAttempt(
  route: Route,
  role: string,
  cookie: string,
  known: KnownValues,
): fc.Arbitrary<Attempt> {
  return fc
    .record({
      parameters: fc.tuple(...route.parameters.map(one => parameterOf(one, known))),
      content: contentOf(route, known),
    })
    .map(({ parameters, content: { type, body } }) => {
      const given = (where: string) => parameters.filter(one => one.in === where && one.value !== null)
      const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodePart(given('path').find(one => one.name === name)?.value ?? ''),
      )
      const query = given('query').map(({ name, value }) => `${name}=${encodePart(value ?? '')}`)
      return {
        route,
        role,
        isProper: true,
        method: route.method,
        target: query.length > 0 ? `${path}?${query.join('&')}` : path,
        headers: [
          ['host', 'localhost'],
          ['connection', 'close'],
          ...(cookie ? [['cookie', cookie] as const] : []),
          ...(type
            ? [['content-type', type] as const, ['content-length', String(body.length)] as const]
            : []),
          ...given('header').map(({ name, value }) => [name, headerValue(value ?? '')] as const),
        ],
        body,
        leaves: false,
      }
    })
}

function parameterOf({ in: where, name, schema }: Route['parameters'][number], known: KnownValues) {
  const value = fc.oneof({ weight: 5, arbitrary: likely(schema, name, known).map(String) }, oddText)
  // A path parameter cannot be left out.
  const maybe = where === 'path' ? value : fc.option(value, { freq: 4 })
  return maybe.map(value => ({ in: where, name, value }))
}

interface Content {
  /** '' without a body. */
  readonly type: string
  readonly body: Buffer
}

function contentOf({ method, body, isMultipart }: Route, known: KnownValues): fc.Arbitrary<Content> {
  if (method === 'GET') return fc.constant({ type: '', body: Buffer.alloc(0) })
  const valid = likely(body ?? {}, '', known)
  const fields = fc.oneof(valid, valid.chain(mutated))
  return isMultipart ? multipart(known) : fields.map(value => json(value))
}

function json(value: unknown): Content {
  return { type: 'application/json', body: Buffer.from(JSON.stringify(value) ?? '') }
}

const files = fc.constantFrom(
  'Name,Price\nSoup,5.00\n',
  '[{"name":"Soup","price":5}]',
  '%PDF-1.7\nnothing',
  'PK\u0003\u0004',
  '',
  '"',
  '{"__proto__":{"a":1}}',
)

function multipart(known: KnownValues): fc.Arbitrary<Content> {
  const part = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.tuple(
        fc.constant('menuFile'),
        fc.constantFrom('menu.csv', 'menu.json', '../x.pdf', ''),
        files,
      ),
    },
    fc.tuple(
      fc.constantFrom('menuFile', 'other', '', '__proto__'),
      fc.constantFrom('a"b', 'x'.repeat(5000)),
      files,
    ),
    fc.tuple(fc.constant('restaurantId'), fc.constant(null), likely({}, 'restaurantId', known).map(String)),
    fc.tuple(fc.constantFrom('__proto__', 'constructor', 'a'), fc.constant(null), oddText),
  )
  const end = fc.constantFrom('--x--\r\n', '--x--\r\n', '--x--\r\n', '', '--x', '--y--\r\n')
  return fc.tuple(fc.array(part, { minLength: 1, maxLength: 4 }), end).map(([parts, last]) => {
    const text = parts.map(([name, file, content]) => {
      const named = file === null ? '' : `; filename="${file}"`
      return `--x\r\ncontent-disposition: form-data; name="${name}"${named}\r\n\r\n${content}\r\n`
    })
    return { type: 'multipart/form-data; boundary=x', body: Buffer.from(text.join('') + last) }
  })
}

const encodePart = (text: string) => encodeURIComponent(text.toWellFormed())

/** Removes the characters that would end the header. */
const headerValue = (text: string) => text.replace(/[\r\n\0]/g, '')
