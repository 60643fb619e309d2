// Whatever is sent to whichever call, by whomever: it is answered as the document says, never by a fault of ours, and
// nobody sees or changes what is another's. What is sent is made of the server's own OpenAPI document.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { problemBody } from '#contract/problem.ts'
import { shareApp } from '../../../test/app/app.ts'
import { readDocument } from '../../../test/fuzz/document.ts'
import { type RawAnswer, send } from '../../../test/fuzz/raw.ts'
import { type Attempt, attempts } from '../../../test/fuzz/requests.ts'
import { makeAttacker, makeVictim, type Victim } from '../../../test/fuzz/world.ts'
import { longRun } from '../../../test/sampling/long.ts'

const app = shareApp({ env: { RATE_LIMIT_SCALE: '100000', BETA_ACCESS_CODE: 'SUPPER' } })

/** Of so many requests at a time: then a table is full, and the attacker starts anew. */
const atATime = 500
const rounds = longRun(1, 40)

/** What a program tells of its inside when it fails. */
const inside =
  /\bat .*[/\\].*:\d+:\d+|node_modules|\.ts:\d|PostgresError|syntax error at|relation "|violates|\bselect .* from /i

/** What a request that is no proper one of any route may be told besides. */
const refusals = [200, 204, 206, 302, 304, 308, 400, 401, 403, 404, 405, 408, 409, 413, 415, 417, 422, 429]

test('nonsense and malice of every kind, to every call', {
  timeout: longRun(60_000, 1_200_000),
}, async () => {
  const routes = await readDocument(app().url)
  const victim = await makeVictim(app())
  const before = await victim.look()
  const served = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    const attacker = await makeAttacker(app())
    const known = merged(attacker.known, victim.known)
    await fc.assert(
      fc.asyncProperty(attempts({ routes, known, cookies: attacker.cookies }), async attempt => {
        if (isFair(attempt, victim)) return
        const answer = await send(app().url, attempt)
        mustBeDeclared(attempt, answer)
        mustTellNothing(attempt, answer, victim)
        served.add(`${attempt.route.method} ${attempt.route.path}`)
      }),
      { seed: 2026 + round, numRuns: atATime, endOnFailure: true },
    )
    expect(await victim.look()).toEqual(before)
  }
  expect(served.size).toBe(routes.length)
  // Whoever comes now signs up, sits down and orders.
  await makeAttacker(app())
})

/** Whoever knows a table may sit down there; and what signs the attacker out ends the attack. */
function isFair({ method, target, route, role }: Attempt, { groupId }: Victim): boolean {
  const joins = method !== 'GET' && /members/i.test(target) && target.toLowerCase().includes(groupId)
  const leaves = /logout/i.test(route.path) && role.includes('own')
  return joins || leaves
}

function mustBeDeclared({ route, isProper, ...sent }: Attempt, { status, type, body, all }: RawAnswer): void {
  const told = () =>
    `${route.path}: ${JSON.stringify({ ...sent, body: String(sent.body).slice(0, 500) }).slice(0, 3000)}\n${all.slice(-600)}`
  if (status === 0 && !isProper) return
  const may = isProper
    ? route.statuses.filter(one => one < 500)
    : refusals.concat(route.statuses.filter(one => one < 500))
  if (!may.includes(status)) throw new Error(`answered ${status}, which is not declared: ${told()}`)
  if (status < 400 || sent.method === 'HEAD' || !type.includes('json')) return
  const text = body.slice(0, body.lastIndexOf('}') + 1)
  const first = text.split('HTTP/1.1')[0] ?? ''
  if (!z.safeParse(problemBody, JSON.parse(first.slice(0, first.lastIndexOf('}') + 1))).success)
    throw new Error(`answered no problem: ${told()}`)
}

function mustTellNothing({ route, target }: Attempt, { status, all }: RawAnswer, { words }: Victim): void {
  const told = words.find(word => all.includes(word))
  if (told) throw new Error(`${route.method} ${target} told ${told}`)
  if (status >= 400 && inside.test(all))
    throw new Error(`${route.method} ${target} told of the inside: ${all.slice(-600)}`)
}

/** More often one's own than the other's. */
function merged(own: Victim['known'], other: Victim['known']): Victim['known'] {
  const names = new Set([...Object.keys(own), ...Object.keys(other)])
  return Object.fromEntries(
    [...names].map(name => [name, [...(own[name] ?? []), ...(own[name] ?? []), ...(other[name] ?? [])]]),
  )
}
