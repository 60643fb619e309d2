// Lists the string fields of the request body of each endpoint in our OpenAPI document.

import { type JsonSchema, readDocument } from '../fuzz/document.ts'

export interface CallBody {
  /** `POST /api/groups/{groupId}/members` */
  readonly call: string
  /** The paths of its strings: `items[].name`. */
  readonly strings: readonly string[]
  /** The statuses that the document declares. */
  readonly statuses: readonly number[]
}

/** Returns every endpoint with a JSON body. */
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
