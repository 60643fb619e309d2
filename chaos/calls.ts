// How a client calls: under its key until there is an answer, on whichever node, as the app does; every call is timed.

import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, makePhone, type Phone } from '../test/diners/phone.ts'
import type { Ledger } from './ledger.ts'

/** Whoever calls is told within this time, whatever is away. */
export const promisedMs = 2000
/** After this a client takes it that no answer comes. */
const timeoutMs = 8000
/** No fault lasts half as long: a client that has tried in vain for so long would try for ever. */
const longestTryMs = 90_000

export type Ended<R> = (
  | { readonly kind: 'done'; readonly body: R }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'given-up' }
) & {
  /** How often it may have reached a node. */
  readonly sent: number
}

export interface Tally {
  calls: number
  /** Answered 503 with Retry-After. */
  unavailable: number
  /** The connection broke, or the line lost it. */
  withoutAnswer: number
  /** Straight to a node, answered or not: those over the promise, and the longest, ms. */
  overPromise: number
  longestMs: number
  /** Waiting for an answer just now. */
  open: number
}

export interface Calling {
  readonly tally: Tally
  /** A phone that never was here, unless it has these cookies. */
  makeCaller(random: () => number, cookies?: Readonly<Record<string, string>>): Caller
}

export interface Caller {
  /** Tries until it is answered; `tries` bounds how often, for who loses patience. */
  insist<R>(send: (phone: Phone) => Promise<Answer<R>>, tries?: number): Promise<Ended<R>>
  /** The phone at one of the nodes, or at the bad line. */
  at(url: string): Phone
}

interface CallRoutes {
  readonly nodes: () => readonly string[]
  /** The bad line; a share of the calls takes it. */
  readonly line: string
  readonly lineShare: number
  /** How much longer than promised a call may take on this machine before it is a breach. */
  readonly toleranceMs: number
}

export function openCalling(ledger: Ledger, { nodes, line, lineShare, toleranceMs }: CallRoutes): Calling {
  const tally: Tally = {
    calls: 0,
    unavailable: 0,
    withoutAnswer: 0,
    overPromise: 0,
    longestMs: 0,
    open: 0,
  }

  function time(since: number, isDirect: boolean, how: string): void {
    const ms = performance.now() - since
    if (!isDirect) return
    tally.longestMs = Math.max(tally.longestMs, ms)
    if (ms > promisedMs) tally.overPromise += 1
    if (ms > promisedMs + toleranceMs) ledger.breaches.push(`a call took ${Math.round(ms)} ms and ${how}`)
  }

  /** null: no answer. */
  async function tryOnce<R>(call: () => Promise<Answer<R>>, isDirect: boolean): Promise<Answer<R> | null> {
    tally.calls += 1
    tally.open += 1
    const since = performance.now()
    const limit = new AbortController()
    const late = wait(timeoutMs, null, { signal: limit.signal }).catch(() => null)
    try {
      const answer = await Promise.race([call(), late])
      time(since, isDirect, answer ? `was answered ${answer.status}` : 'had no answer')
      return answer
    } catch (error) {
      // What fetch throws when the line breaks; anything else is an answer that the contract does not know.
      if (!(error instanceof TypeError)) ledger.breaches.push((error as Error).message)
      time(since, isDirect, 'broke off')
      return null
    } finally {
      limit.abort()
      tally.open -= 1
    }
  }

  return {
    tally,
    makeCaller(random, cookies = newDevice()) {
      const phones = new Map<string, Phone>()
      const at = (url: string) => {
        const phone = phones.get(url) ?? makePhone(url, { cookies })
        phones.set(url, phone)
        return phone
      }
      const pick = () => {
        if (random() < lineShare) return line
        const up = nodes()
        return up[Math.floor(random() * up.length)] ?? line
      }
      return {
        at,
        async insist(send, most = Number.POSITIVE_INFINITY) {
          let sent = 0
          const since = performance.now()
          for (let tries = 1; tries <= most; tries += 1) {
            const url = pick()
            const answer = await tryOnce(() => send(at(url)), url !== line)
            sent += url === line ? 2 : 1
            if (answer && answer.status < 300) return { kind: 'done', body: answer.body, sent }
            if (answer && !isPassing(answer))
              return { kind: 'refused', problem: answer.problem.problem, sent }
            note(answer)
            if (performance.now() - since > longestTryMs) {
              ledger.breaches.push(
                `a call was tried in vain for ${longestTryMs} ms, at last ${answer?.status}`,
              )
              break
            }
            await wait(100 + 300 * random())
          }
          return { kind: 'given-up', sent }
        },
      }
    },
  }

  function note(answer: Answer<unknown> | null): void {
    if (!answer) tally.withoutAnswer += 1
    else if (answer.status === 503) {
      tally.unavailable += 1
      if (!(Number(answer.headers.get('retry-after')) > 0))
        ledger.breaches.push('a 503 came without Retry-After')
    } else if (answer.status >= 500)
      ledger.breaches.push(`a call was answered ${answer.status}: ${answer.problem.requestId}`)
  }
}

function newDevice() {
  return {
    tablemate_device: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'),
  }
}

/** Whether it may be tried again: nobody knows yet whether it is done. */
function isPassing({ status, problem }: Answer<unknown>): boolean {
  return status >= 500 || problem.problem === 'still-in-flight'
}
