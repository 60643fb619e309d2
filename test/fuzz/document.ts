// The OpenAPI document of a running server, as whoever means to harm it would read it.

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
  /** With `{name}` where a parameter stands. */
  readonly path: string
  readonly parameters: readonly { readonly in: string; readonly name: string; readonly schema: JsonSchema }[]
  readonly body: JsonSchema | null
  readonly isMultipart: boolean
  /** Those that it may answer. */
  readonly statuses: readonly number[]
}

export async function readDocument(url: string): Promise<Route[]> {
  const answer = await fetch(`${url}/api/openapi.json`)
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Operation>> }
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
