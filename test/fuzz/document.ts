// Reads the routes of a running server from its OpenAPI document, as an attacker can.

export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly minimum?: number
  readonly maximum?: number
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: JsonSchema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
  readonly responses: Readonly<Record<string, unknown>>
}

export interface Route {
  readonly method: string
  /** With `{name}` for each parameter. */
  readonly path: string
  readonly parameters: readonly { readonly in: string; readonly name: string; readonly schema: JsonSchema }[]
  readonly body: JsonSchema | null
  readonly isMultipart: boolean
  /** The statuses that the document declares. */
  readonly statuses: readonly number[]
}

export async function readDocument(url: string): Promise<Route[]> {
  const response = await fetch(`${url}/api/openapi.json`)
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody, responses }]) => {
      const [[type, { schema }] = ['', { schema: null }]] = Object.entries(requestBody?.content ?? {})
      return {
        method: method.toUpperCase(),
        path,
        parameters,
        body: schema,
        isMultipart: type.startsWith('multipart/'),
        statuses: Object.keys(responses).map(Number),
      }
    }),
  )
}
