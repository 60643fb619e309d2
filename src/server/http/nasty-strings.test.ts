// The nastiest strings in every text that a call takes: what fits is kept to the letter, what does not is refused, and
// nobody else's things are touched. A text of the document for which test/texts tells no law fails the test.

import { expect, test } from 'vitest'
import { getOwnRestaurant } from '#contract/restaurants.ts'
import { isDisplayName } from '#domain/groups/display-name.ts'
import { isPlainLine, isPlainText, isVisible, lengthOf, tidyName } from '#domain/plain-text.ts'
import { shareApp, type TestApp } from '../../../test/app/app.ts'
import { look } from '../../../test/diners/follow.ts'
import { makeGroup } from '../../../test/diners/make.ts'
import { addDishes, makeRestaurant } from '../../../test/restaurants/restaurant.ts'
import { longRun } from '../../../test/sampling/long.ts'
import { type CallBody, readBodies } from '../../../test/texts/document.ts'
import { type Law, sendJson, type TextCall, type Trial } from '../../../test/texts/law.ts'
import { nasty } from '../../../test/texts/nasty.ts'
import { textsOfAccounts } from '../../../test/texts/of-accounts.ts'
import { textsOfDiners } from '../../../test/texts/of-diners.ts'
import { textsOfMenus } from '../../../test/texts/of-menus.ts'
import { textsOfStaff } from '../../../test/texts/of-staff.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '10000', BETA_ACCESS_CODE: 'SUPPER' } })
const calls: Readonly<Record<string, TextCall>> = {
  ...textsOfDiners,
  ...textsOfAccounts,
  ...textsOfMenus,
  ...textsOfStaff,
}

test('every text of the document has its law', async () => {
  const told = (await readBodies(app().url)).map(({ call, strings }) => [call, strings])
  const known = Object.entries(calls).map(([call, { laws }]) => [call, Object.keys(laws).sort()])
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(told))
})

test('what fits is kept to the letter, what does not is refused, and nothing of others is touched', {
  timeout: longRun(120_000, 900_000),
}, async () => {
  const others = await plantOthers(app())
  const before = await others()
  const bodies = await readBodies(app().url)
  const trials = bodies.flatMap(taken => taken.strings.map(place => ({ taken, place })))
  const faults: string[] = []
  const left = trials.entries()
  const work = async () => {
    for (const [at, { taken, place }] of left) {
      const law = calls[taken.call]?.laws[place]?.kind
      // Of those that are no texts the fuzzer sends as odd ones.
      const sample = oneAfterAnother(at, law === 'other' ? 160 : 40)
      faults.push(
        ...(await faultsOf(taken, place, longRun(sample, law === 'other' ? oneAfterAnother(at, 8) : nasty))),
      )
    }
  }
  await Promise.all([work(), work(), work(), work()])
  expect(faults).toEqual([])
  expect(await others()).toEqual(before)
})

/** What one after the other has where each is spared the whole list: together they have it. */
function oneAfterAnother(turn: number, turns: number): string[] {
  return nasty.filter((_, at) => at % turns === turn % turns)
}

/** So many that none of the limits on what one restaurant or table may have is met. */
const trialsAtOnce = 40

async function faultsOf({ call, statuses }: CallBody, place: string, strings: readonly string[]) {
  const { laws, open } = calls[call] as TextCall
  const law = laws[place] as Law
  const [method = ''] = call.split(' ')
  const faults: string[] = []
  let trial = await open(app())
  for (const [at, sent] of strings.entries()) {
    if (at > 0 && at % trialsAtOnce === 0) trial = await open(app())
    const body = put(trial.body(), place, sent)
    const { status, body: reply, problem } = await sendJson(trial.phone, method, trial.path, body)
    const isDeclared = statuses.includes(status) && status < 500
    const fault = isDeclared
      ? await faultOf(law, { trial, body, place, sent, isTaken: status < 300, reply })
      : `answered ${status}`
    // A name may be another's already; of the dishes, the diners and the accounts that is what this answers.
    if (fault && !['name-taken', 'menu-item-taken', 'table-taken'].includes(problem?.problem))
      faults.push(`${call} ${place} ${JSON.stringify(sent.slice(0, 60))}: ${fault}, ${JSON.stringify(reply)}`)
  }
  return faults
}

interface Outcome {
  readonly trial: Trial
  readonly body: object
  readonly place: string
  readonly sent: string
  readonly isTaken: boolean
  readonly reply: unknown
}

/** What is against the law, in a word; null if nothing is. */
async function faultOf(
  law: Law,
  { trial, body, place, sent, isTaken, reply }: Outcome,
): Promise<string | null> {
  if (law.kind === 'other') return null
  if (law.kind === 'secret') {
    if (sent.length > 8 && JSON.stringify(reply ?? '').includes(JSON.stringify(sent).slice(1, -1)))
      return 'told'
    return !isTaken || (await trial.opens?.(sent, body)) ? null : 'opens nothing'
  }
  const input = storedBy(law, sent)
  if (!isTaken || input === undefined) return isTaken === (input !== undefined) ? null : `taken is ${isTaken}`
  const kept = at(trial.kept ? await trial.kept(reply, body) : reply, place)
  const { keyOf = String } = law
  return keyOf(String(kept ?? '')) === keyOf(input) ? null : `kept as ${JSON.stringify(kept)}`
}

type KeptLaw = Extract<Law, { most: number }>

/** The text as it must be kept; undefined if it must be refused. */
function storedBy({ kind, most, isNeeded, isName }: KeptLaw, sent: string): string | undefined {
  const isPlain = kind === 'line' ? isPlainLine(sent) : isPlainText(sent)
  const kept = kind === 'line' ? tidyName(sent) : sent.trim()
  const isSeen = isVisible(kept) || !isNeeded || (isNeeded === 'if-any' && sent === '')
  const isTrue = !isName || isDisplayName(kept)
  return isPlain && isTrue && lengthOf(kept) <= most && isSeen ? kept : undefined
}

type Tree = Record<string, unknown>

/** A copy of the body with a text at `rows[].name`. */
function put(body: object, place: string, sent: string): object {
  const [name = '', ...rest] = place.split('.')
  const key = name.replace('[]', '')
  const inner = (body as Tree)[key]
  const filled =
    rest.length > 0 ? put((Array.isArray(inner) ? inner[0] : inner) ?? {}, rest.join('.'), sent) : sent
  return { ...body, [key]: name.endsWith('[]') ? [filled] : filled }
}

function at(reply: unknown, place: string): unknown {
  return place.split('.').reduce((found, name) => {
    const inner = (found as Tree | undefined)?.[name.replace('[]', '')]
    return name.endsWith('[]') ? (inner as unknown[] | undefined)?.[0] : inner
  }, reply)
}

/** A table and a restaurant that no trial names; answers how to see all that is theirs. */
async function plantOthers(app: TestApp): Promise<() => Promise<unknown>> {
  const { group, diners } = await makeGroup(app)
  await diners[0].order({ name: 'Soup', price: 900, modifications: 'hot' })
  const owner = await makeRestaurant(app)
  await addDishes(owner, { name: 'Soup', price: 900 })
  return async () => [
    await look(diners[1].phone, group.id),
    (await owner.phone.call(getOwnRestaurant, {})).body,
    (await owner.phone.send('GET', `/api/restaurants/${owner.id}/menu`)).body,
  ]
}
