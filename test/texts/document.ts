// What each call of our own OpenAPI document takes in its body.

import { type JsonSchema, readDocument } from '../fuzz/document.ts'

export interface CallBody {
  /** `POST /api/groups/{groupId}/members` */
  readonly call: string
  /** Where each of its strings stands: `items[].name`. */
  readonly strings: readonly string[]
  /** The statuses that it may be answered with. */
  readonly statuses: readonly number[]
}

/** Every call that takes a body in JSON. */
export async function readBodies(url: string): Promise<CallBody[]> {
  const routes = await readDocument(url)
  return routes.flatMap(({ method, path, body, isMultipart, statuses }) =>
    body && !isMultipart
      ? [{ call: `${method} ${path}`, strings: [...new Set(stringsIn(body, ''))].sort(), statuses }]
      : [],
  )
}

function stringsIn(schema: JsonSchema, at: string): string[] {
  const { type, properties = {}, items, anyOf = [] } = schema
  return [
    ...([type].flat().includes('string') ? [at] : []),
    ...Object.entries(properties).flatMap(([name, one]) => stringsIn(one, at ? `${at}.${name}` : name)),
    ...(items ? stringsIn(items, `${at}[]`) : []),
    ...anyOf.flatMap(one => stringsIn(one, at)),
  ]
}
