// Fuzzes every endpoint as several callers: each reply is one that the OpenAPI document declares, never an internal error, and
// no caller sees or changes another's data. The requests are generated from the document.

import { problemBody } from '@tablemate/contract/problem.ts'
import { shareAppInFile } from '@tablemate/test/app/app.ts'
import { readDocument } from '@tablemate/test/fuzz/document.ts'
import { type RawReply, send } from '@tablemate/test/fuzz/raw.ts'
import { type Attempt, attempts } from '@tablemate/test/fuzz/requests.ts'
import { makeAttacker, makeVictim, type Victim } from '@tablemate/test/fuzz/world.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const app = shareAppInFile({ env: { RATE_LIMIT_SCALE: '100000', BETA_ACCESS_CODE: 'SUPPER' } })

/** Requests per attacker. Then its group is full, and a new attacker starts. */
const requestsPerRound = 1700
const rounds = 40

/** Signs of a leaked internal error. */
const internalError =
  /\bat .*[/\\].*:\d+:\d+|node_modules|\.ts:\d|PostgresError|syntax error at|relation "|violates|\bselect .* from /i

/** Statuses that a malformed request may get besides the declared ones. */
const otherStatuses = [
  200, 204, 206, 302, 304, 308, 400, 401, 403, 404, 405, 408, 409, 413, 415, 417, 422, 429,
]

// Threat: malformed-requests
test('every call replies to malformed and malicious requests as declared, and leaks and changes nothing', async () => {
  const routes = await readDocument(app().url)
  const victim = await makeVictim(app())
  const before = await victim.snapshot()
  const served = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    const attacker = await makeAttacker(app())
    const known = merged(attacker.known, victim.known)
    await fc.assert(
      fc.asyncProperty(attempts({ routes, known, cookies: attacker.cookies }), async attempt => {
        if (isExcluded(attempt, victim)) return
        const reply = await send(app().url, attempt)
        mustBeDeclared(attempt, reply)
        mustLeakNothing(attempt, reply, victim)
        served.add(`${attempt.route.method} ${attempt.route.path}`)
      }),
      { seed: 2026 + round, numRuns: requestsPerRound, endOnFailure: true },
    )
    expect(await victim.snapshot()).toEqual(before)
  }
  expect(served.size).toBe(routes.length)
  // The server still works: a new client signs up, joins a group and orders.
  await makeAttacker(app())
})

/** Requests that are allowed or would end the attack: joining a group whose id is known, and the attacker's own logout. */
function isExcluded({ method, target, route, role }: Attempt, { groupId }: Victim): boolean {
  const joins = method !== 'GET' && /members/i.test(target) && target.toLowerCase().includes(groupId)
  const leaves = /logout/i.test(route.path) && role.includes('own')
  return joins || leaves
}

function mustBeDeclared({ route, isProper, ...sent }: Attempt, { status, type, body, all }: RawReply): void {
  const details = () =>
    `${route.path}: ${JSON.stringify({ ...sent, body: String(sent.body).slice(0, 500) }).slice(0, 3000)}\n${all.slice(-600)}`
  if (status === 0 && !isProper) return
  // 502: the other side of the call, such as a till, did not answer.
  const own = route.statuses.filter(code => code < 500 || code === 502)
  const declared = isProper ? own : otherStatuses.concat(own)
  if (!declared.includes(status)) throw new Error(`replied ${status}, which is not declared: ${details()}`)
  if (status < 400 || sent.method === 'HEAD' || !type.includes('json')) return
  const text = body.slice(0, body.lastIndexOf('}') + 1)
  const first = text.split('HTTP/1.1')[0] ?? ''
  if (!z.safeParse(problemBody, JSON.parse(first.slice(0, first.lastIndexOf('}') + 1))).success)
    throw new Error(`sent no problem: ${details()}`)
}

function mustLeakNothing({ route, target }: Attempt, { status, all }: RawReply, { words }: Victim): void {
  const leaked = words.find(word => all.includes(word))
  if (leaked) throw new Error(`${route.method} ${target} leaked ${leaked}`)
  if (status >= 400 && internalError.test(all))
    throw new Error(`${route.method} ${target} leaked an internal error: ${all.slice(-600)}`)
}

/** Known values, the attacker's own ones twice as often as the victim's. */
function merged(own: Victim['known'], other: Victim['known']): Victim['known'] {
  const names = new Set([...Object.keys(own), ...Object.keys(other)])
  return Object.fromEntries(
    [...names].map(name => [name, [...(own[name] ?? []), ...(own[name] ?? []), ...(other[name] ?? [])]]),
  )
}
