// Sends hostile strings in every text field of every call. A valid one is stored unchanged, an invalid one is refused, and no
// other data changes. A text field of the OpenAPI document without a property in test/texts fails the test.

import { getOwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { isDisplayName } from '@tablemate/domain/groups/display-name.ts'
import { isPlainLine, isPlainText, isVisible, lengthOf, tidyName } from '@tablemate/domain/plain-text.ts'
import { shareAppInFile, type TestApp } from '@tablemate/test/app/app.ts'
import { fetchGroupState } from '@tablemate/test/diners/follow.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { type JsonSchema, type Route, readDocument } from '@tablemate/test/fuzz/document.ts'
import { addMenuItems, makeRestaurant } from '@tablemate/test/restaurants/restaurant.ts'
import { longRun } from '@tablemate/test/sampling/long.ts'
import { hostile } from '@tablemate/test/texts/hostile.ts'
import { textsOfAccounts } from '@tablemate/test/texts/of-accounts.ts'
import { textsOfDiners } from '@tablemate/test/texts/of-diners.ts'
import { textsOfMenus } from '@tablemate/test/texts/of-menus.ts'
import {
  otherFields,
  sendJson,
  type TextCall,
  type TextProperty,
  type Trial,
  testedElsewhere,
} from '@tablemate/test/texts/text-property.ts'
import { expect, test } from 'vitest'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '10000', BETA_ACCESS_CODE: 'SUPPER' } })
const calls: Readonly<Record<string, TextCall>> = {
  ...textsOfDiners,
  ...textsOfAccounts,
  ...textsOfMenus,
}

// Threat: xss
test('every text field of the OpenAPI document has a property', async () => {
  const documented = (await readDocument(app().url)).flatMap(route => {
    const call = callOf(route)
    const isOther = (path: string) =>
      otherFields.has(path.split('.').at(-1) ?? '') || testedElsewhere[call]?.includes(path)
    return textsIn(route).flatMap(path =>
      calls[call]?.properties[path] || !isOther(path) ? [`${call} ${path}`] : [],
    )
  })
  const known = Object.entries(calls).flatMap(([call, { properties }]) =>
    Object.keys(properties).map(path => `${call} ${path}`),
  )
  expect(documented.sort()).toEqual(known.sort())
})

// Threat: sql-injection
test('a valid text is stored unchanged, an invalid one is refused, and no other data changes', async () => {
  const others = await makeOthers(app())
  const before = await others()
  const routes = await readDocument(app().url)
  const trials = Object.entries(longRun(textsOfDiners, calls)).flatMap(([call, { properties }]) =>
    Object.keys(properties).map(path => ({
      call,
      path,
      route: routes.find(route => callOf(route) === call),
    })),
  )
  const faults: string[] = []
  const remaining = trials.entries()
  const work = async () => {
    for (const [at, { call, path, route }] of remaining) {
      const sample = hostile.filter((_, turn) => turn % (4 * trials.length) === at)
      faults.push(...(await faultsOf(call, path, route?.statuses ?? [], longRun(sample, hostile))))
    }
  }
  await Promise.all([work(), work(), work(), work()])
  expect(faults).toEqual([])
  expect(await others()).toEqual(before)
})

const callOf = ({ method, path }: Route) => `${method} ${path}`

/** The paths of the strings in the JSON body of a call: `items[].name`. */
function textsIn({ body, isMultipart }: Route): string[] {
  return body && !isMultipart ? [...new Set(stringsIn(body, ''))] : []
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

/** Few enough to stay below the limits of one restaurant or group. */
const stringsPerTrial = 40

async function faultsOf(call: string, path: string, statuses: readonly number[], strings: readonly string[]) {
  const { properties, open } = calls[call] as TextCall
  const property = properties[path] as TextProperty
  const [method = ''] = call.split(' ')
  const faults: string[] = []
  let trial = await open(app())
  for (const [at, sent] of strings.entries()) {
    if (at > 0 && at % stringsPerTrial === 0) trial = await open(app())
    const body = put(trial.body(), path, sent)
    const { status, body: reply, problem } = await sendJson(trial.phone, method, trial.path, body)
    const isDeclared = statuses.includes(status) && status < 500
    const fault = isDeclared
      ? await faultOf(property, { trial, body, path, sent, isAccepted: status < 300, reply })
      : `status ${status}`
    // A name that is already in use is refused correctly.
    if (fault && !['name-taken', 'menu-item-taken', 'table-taken'].includes(problem?.problem))
      faults.push(`${call} ${path} ${JSON.stringify(sent.slice(0, 60))}: ${fault}, ${JSON.stringify(reply)}`)
  }
  return faults
}

interface Outcome {
  readonly trial: Trial
  readonly body: object
  readonly path: string
  readonly sent: string
  readonly isAccepted: boolean
  readonly reply: unknown
}

/** A short description of a violation of the property; null if there is none. */
async function faultOf(
  property: TextProperty,
  { trial, body, path, sent, isAccepted, reply }: Outcome,
): Promise<string | null> {
  if (property.kind === 'secret') {
    if (sent.length > 8 && JSON.stringify(reply ?? '').includes(JSON.stringify(sent).slice(1, -1)))
      return 'leaked'
    return !isAccepted || (await trial.unlocks?.(sent, body)) ? null : 'unlocks nothing'
  }
  const expected = expectedText(property, sent)
  if (!isAccepted || expected === undefined)
    return isAccepted === (expected !== undefined) ? null : `accepted is ${isAccepted}`
  const stored = at(trial.stored ? await trial.stored(reply, body) : reply, path)
  const { keyOf = String } = property
  return keyOf(String(stored ?? '')) === keyOf(expected) ? null : `stored as ${JSON.stringify(stored)}`
}

type StoredProperty = Extract<TextProperty, { max: number }>

/** The text that must be stored; undefined if the server must refuse it. */
function expectedText({ kind, max, isRequired, isName }: StoredProperty, sent: string): string | undefined {
  const isPlain = kind === 'line' ? isPlainLine(sent) : isPlainText(sent)
  const text = kind === 'line' ? tidyName(sent) : sent.trim()
  const isPresent = isVisible(text) || !isRequired || (isRequired === 'if-any' && sent === '')
  const isValidName = !isName || isDisplayName(text)
  return isPlain && isValidName && lengthOf(text) <= max && isPresent ? text : undefined
}

type Tree = Record<string, unknown>

/** A copy of the body with a text at a path such as `rows[].name`. */
function put(body: object, path: string, sent: string): object {
  const [name = '', ...rest] = path.split('.')
  const key = name.replace('[]', '')
  const inner = (body as Tree)[key]
  const filled =
    rest.length > 0 ? put((Array.isArray(inner) ? inner[0] : inner) ?? {}, rest.join('.'), sent) : sent
  return { ...body, [key]: name.endsWith('[]') ? [filled] : filled }
}

function at(reply: unknown, path: string): unknown {
  return path.split('.').reduce((found, name) => {
    const inner = (found as Tree | undefined)?.[name.replace('[]', '')]
    return name.endsWith('[]') ? (inner as unknown[] | undefined)?.[0] : inner
  }, reply)
}

/** Makes a group and a restaurant that no trial uses. Returns a function that reads all their data. */
async function makeOthers(app: TestApp): Promise<() => Promise<unknown>> {
  const { group, diners } = await makeGroup(app)
  await diners[0].order({ name: 'Soup', price: 900, modifications: 'hot' })
  const owner = await makeRestaurant(app)
  await addMenuItems(owner, { name: 'Soup', price: 900 })
  return async () => [
    await fetchGroupState(diners[1].phone, group.id),
    (await owner.phone.call(getOwnRestaurant, {})).body,
    (await owner.phone.send('GET', `/api/restaurants/${owner.id}/menu`)).body,
  ]
}
