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

interface Document {
  readonly paths: Record<string, Record<string, Operation>>
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
  const document = (await response.json()) as Document
  const { paths } = withoutReferences(document, document) as Document
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

/** The value with what its references lead to in their place. */
function withoutReferences(value: unknown, document: object): unknown {
  if (Array.isArray(value)) return value.map(one => withoutReferences(one, document))
  if (typeof value !== 'object' || value === null) return value
  const { $ref } = value as { readonly $ref?: unknown }
  if (typeof $ref === 'string') {
    const names = $ref.split('/').slice(1)
    const target = names.reduce<unknown>(
      (parent, name) => (parent as Record<string, unknown>)[name],
      document,
    )
    return withoutReferences(target, document)
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, withoutReferences(child, document)]),
  )
}
