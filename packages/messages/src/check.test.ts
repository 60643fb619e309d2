// A fault in a translation is named, the types follow English, and other ICU tools read the messages as we do.

import { parse } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { catalogIn } from '@tablemate/test/languages/texts-in.ts'
import { expect, test } from 'vitest'
import { bindMessages } from './bind.ts'
import { faultsIn, typesOf } from './check.ts'
import { type Catalog, compileCatalog } from './compile.ts'

const dishes = '{count, plural, one {# dish} other {# dishes}} for {name}'

test.each([
  [{}, 'a is missing'],
  [{ a: dishes, b: 'y' }, 'b is not in English'],
  [{ a: ['x'] }, 'a has another shape than in English'],
  [{ a: '' }, 'a is empty'],
  [{ a: '{count, plural, one {#} other {#}}' }, 'a lacks {name}'],
  [{ a: `${dishes} {time}` }, 'a has {time}, which English lacks'],
  [{ a: '{count, plural, other {#}} {name}' }, 'a lacks the plural form "one" of {count}'],
  [{ a: dishes.replace('one', 'few {#} one') }, 'a has a plural form "few" that the language never uses'],
  [{ a: '{name' }, expect.stringContaining('a is no ICU message')],
])('%j: %s', (translated, fault) => {
  expect(faultsIn({ a: dishes }, translated, 'de-DE')).toEqual([fault])
})

test('Polish needs its four forms', () => {
  expect(faultsIn({ a: dishes }, { a: dishes }, 'pl-PL')).toEqual([
    'a lacks the plural form "many" of {count}',
    'a lacks the plural form "few" of {count}',
  ])
})

test('a function has named parameters, a text without parameters is a string', () => {
  const types = typesOf('Texts', { a: { b: dishes, c: ['x'], d: 'y' } }, { 'a.d': 'A note.' })
  expect(types).toContain('readonly "b": (values: { "count": number; "name": string | number }) => string')
  expect(types).toContain('readonly "c": readonly string[]')
  expect(types).toContain('/** A note. – y */\nreadonly "d": string')
})

test('values are shown as they are, braces, quotes and tags too', () => {
  const say = bindMessages(compileCatalog(`'{'{name}'}' isn’t {count, plural, other {#}}`), 'de-DE') as (
    values: object,
  ) => string
  expect(say({ name: `<b>{'#`, count: 1234 })).toBe(`{<b>{'#} isn’t 1.234`)
})

test.each(['en', 'ar', 'pl', 'ja'] as const)('%s comes back the same from another ICU tool', language => {
  const printed = (catalog: Catalog): Catalog =>
    typeof catalog === 'string'
      ? printAST(parse(catalog))
      : Array.isArray(catalog)
        ? catalog.map(printed)
        : Object.fromEntries(Object.entries(catalog).map(([key, value]) => [key, printed(value)]))
  expect(compileCatalog(printed(catalogIn(language)))).toEqual(compileCatalog(catalogIn(language)))
})
