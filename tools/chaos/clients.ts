// Simulated clients. Like the app, a client repeats a call under its idempotency key, at any node, until it has a reply.

import { setTimeout as wait } from 'node:timers/promises'
import { makePhone, type Phone, type Reply } from '@tablemate/test/diners/phone.ts'
import type { Ledger } from './ledger.ts'

/** The server replies within this time, also while a part of the system is down. */
export const promisedMs = 2000
/** A client gives one try up after this time. */
const timeoutMs = 8000
/** No fault lasts half as long, so a client that has failed for this time would fail for ever. */
const longestTryMs = 90_000

export type Result<R> = (
  | { readonly kind: 'done'; readonly body: R }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'given-up' }
) & {
  /** How often the request may have reached a node. */
  readonly sent: number
}

export interface Tally {
  calls: number
  /** Replies with status 503 and Retry-After. */
  unavailable: number
  /** Calls whose connection broke, or whose request or reply the proxy lost. */
  withoutAnswer: number
  /** Of the calls straight to a node, with a reply or without: how many took longer than `promisedMs`, and the longest. */
  overPromise: number
  longestMs: number
  /** Calls that wait for a reply now. */
  open: number
  /**
   * When the last order, payment or the like was acknowledged (status 201; reads do not count), and the longest time between two
   * of them since it was set to 0.
   */
  lastDoneAt: number
  longestGapMs: number
}

export interface Clients {
  readonly tally: Tally
  /** A client with these cookies, or else on a new device. */
  makeCaller(random: () => number, cookies?: Readonly<Record<string, string>>): Caller
}

export interface Caller {
  /** Repeats the call until it has a reply, `tries` times at most. */
  retry<R>(send: (phone: Phone) => Promise<Reply<R>>, tries?: number): Promise<Result<R>>
  /** The client's phone for one of the nodes or for the faulty proxy. */
  at(url: string): Phone
}

interface Routes {
  readonly nodes: () => readonly string[]
  /** The faulty proxy, which a share of the calls goes through. */
  readonly proxyUrl: string
  readonly proxyShare: number
  /** How much longer than `promisedMs` a call may take on this machine before it is a breach. */
  readonly toleranceMs: number
}

export function createClients(ledger: Ledger, { nodes, proxyUrl, proxyShare, toleranceMs }: Routes): Clients {
  const tally: Tally = {
    calls: 0,
    unavailable: 0,
    withoutAnswer: 0,
    overPromise: 0,
    longestMs: 0,
    open: 0,
    lastDoneAt: performance.now(),
    longestGapMs: 0,
  }

  function time(since: number, isDirect: boolean, how: string): void {
    const ms = performance.now() - since
    if (!isDirect) return
    tally.longestMs = Math.max(tally.longestMs, ms)
    if (ms > promisedMs) tally.overPromise += 1
    if (ms > promisedMs + toleranceMs) ledger.breaches.push(`a call took ${Math.round(ms)} ms and ${how}`)
  }

  /** null if there was no reply. */
  async function tryOnce<R>(call: () => Promise<Reply<R>>, isDirect: boolean): Promise<Reply<R> | null> {
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
      // fetch throws a TypeError when the connection breaks. Any other error is a reply that the contract does not declare.
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
        if (random() < proxyShare) return proxyUrl
        const up = nodes()
        return up[Math.floor(random() * up.length)] ?? proxyUrl
      }
      return {
        at,
        async retry(send, most = Number.POSITIVE_INFINITY) {
          let sent = 0
          const since = performance.now()
          for (let tries = 1; tries <= most; tries += 1) {
            const url = pick()
            const answer = await tryOnce(() => send(at(url)), url !== proxyUrl)
            sent += url === proxyUrl ? 2 : 1
            if (answer && answer.status < 300) {
              if (answer.status === 201) noteDone()
              return { kind: 'done', body: answer.body, sent }
            }
            if (answer && !isTemporary(answer))
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

  function noteDone(): void {
    const now = performance.now()
    tally.longestGapMs = Math.max(tally.longestGapMs, now - tally.lastDoneAt)
    tally.lastDoneAt = now
  }

  function note(answer: Reply<unknown> | null): void {
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

/** Whether the client tries again, because it does not know yet whether the call took effect. */
function isTemporary({ status, problem }: Reply<unknown>): boolean {
  return status >= 500 || problem.problem === 'still-in-flight'
}
