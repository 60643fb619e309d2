// When an access token is asked for anew, and when it is not.

import { expect, test } from 'vitest'
import { type AccessToken, createAccessTokens, type LoginFault } from './access-tokens.ts'

const day = 86_400_000
const minute = 60_000

/** A service that answers each login with the next of these. */
function play(...answers: (AccessToken | LoginFault)[]) {
  const get = createAccessTokens()
  const played = {
    logins: 0,
    at: Date.parse('2026-11-25T19:30:00Z'),
    ask: (refused: string | null = null, account = 'toast') =>
      get({
        ...{ account, now: new Date(played.at), perHour: 2, refused },
        logIn: async () => answers[played.logins++] ?? token(`token ${played.logins}`),
      }),
  }
  return played
}

const token = (accessToken: string, lastsMs = day) => ({ accessToken, lastsMs })

test('one login serves many requests at once, and later ones until shortly before the token expires', async () => {
  const service = play(token('first'), token('second'))
  expect(await Promise.all(Array.from({ length: 20 }, () => service.ask()))).toEqual(Array(20).fill('first'))
  service.at += day - minute
  expect(await service.ask()).toBe('first')
  expect(service.logins).toBe(1)
  service.at += 40_000
  expect(await service.ask()).toBe('second')
})

test('each account has its own token', async () => {
  const service = play(token('mine'), token('yours'))
  expect([await service.ask(null, 'a'), await service.ask(null, 'b'), await service.ask(null, 'a')]).toEqual([
    'mine',
    'yours',
    'mine',
  ])
})

test('two logins an hour are tried at most, and not at once after a failure', async () => {
  const service = play('no-answer', 'unauthorized', token('late'))
  expect([await service.ask(), await service.ask(), service.logins]).toEqual(['no-answer', 'no-answer', 1])
  service.at += minute
  expect([await service.ask(), await service.ask(), service.logins]).toEqual([
    'unauthorized',
    'unauthorized',
    2,
  ])
  service.at += 50 * minute
  expect([await service.ask(), service.logins]).toEqual(['unauthorized', 2])
  service.at += 10 * minute
  expect([await service.ask(), service.logins]).toEqual(['late', 3])
})

test('a refused token is renewed once, for all that were refused', async () => {
  const service = play(token('first'), token('second'))
  await service.ask()
  service.at += 20 * minute
  const renewed = await Promise.all(Array.from({ length: 5 }, () => service.ask('first')))
  expect(renewed).toEqual(Array(5).fill('second'))
  expect(await service.ask('first')).toBe('second')
  expect(service.logins).toBe(2)
})

// Threat: vendor-clients
test('a fresh token that is refused is not to blame, however often that happens', async () => {
  const service = play(token('first'))
  await service.ask()
  for (let tries = 0; tries < 10; tries += 1) expect(await service.ask('first')).toBe('unauthorized')
  // It still serves the other restaurants.
  expect([await service.ask(), service.logins]).toEqual(['first', 1])
})

test('a refused token is renewed although two logins were tried within the hour', async () => {
  const service = play('no-answer', token('first'), token('second'))
  await service.ask()
  service.at += minute
  expect(await service.ask()).toBe('first')
  service.at += 11 * minute
  expect(await service.ask('first')).toBe('second')
})
