// One attempt to send a delivery to a point of sale or a webhook. Never throws for what the destination answers.

import type { DeliveryFault } from '@tablemate/domain/delivery/delivery.ts'
import { readWebhookAnswer } from '@tablemate/domain/delivery/webhook-answer.ts'
import type { PosOutcome, PosRequest, RemoteOrder } from '@tablemate/domain/pos/adapter.ts'
import { hourMs } from '@tablemate/domain/time.ts'
import { type PosAccount, sendToPos } from '../../outgoing/pos-account.ts'
import type { Sent } from '../../outgoing/send-request.ts'
import { sendWebhook, type WebhookAccount } from '../../outgoing/webhook-account.ts'
import type { ClaimedDelivery, SentResult } from './claim.ts'

/** How a destination is reached. */
export type Route = PosRoute | { readonly kind: 'webhook'; readonly account: WebhookAccount }

interface PosRoute {
  readonly kind: 'pos'
  readonly account: PosAccount
  /** The order that this version created there; null: none is known. */
  readonly remote: RemoteOrder | null
}

export type Attempt =
  | ({ readonly kind: 'sent' } & SentResult)
  /** The order is there, and its kitchen printer was not reached. */
  | ({ readonly kind: 'not-printed' } & SentResult)
  /** `leastMs`: the shortest wait before the next attempt. */
  | { readonly kind: 'retry'; readonly afterMs: number | null; readonly leastMs: number }
  | { readonly kind: 'dead'; readonly fault: DeliveryFault }

interface AttemptInput {
  readonly delivery: Pick<ClaimedDelivery, 'kind' | 'key' | 'body' | 'attempts' | 'createdAt'>
  readonly route: Route
  readonly clock: () => Date
}

/** A price that takes longer is not waited for: the order goes first. */
const priceTimeoutMs = 2000
const lookupTimeoutMs = 15_000
const printAttempts = 2

const sent: Attempt = { kind: 'sent', remote: null, total: null }

export async function attempt(input: AttemptInput): Promise<Attempt> {
  const { delivery, route } = input
  if (route.kind === 'webhook') return sendEvent(input, route.account)
  switch (delivery.kind) {
    case 'order':
    case 'copy':
      return sendOrder(input, route)
    case 'cancel':
    case 'close':
      return cancelOrder(input, route)
    case 'bill':
      throw new Error('only a printer fetches bills')
  }
}

async function sendEvent({ delivery, clock }: AttemptInput, account: WebhookAccount): Promise<Attempt> {
  const { key, body } = delivery
  // Nothing was sent before, so nothing is withdrawn.
  if (body === null) return sent
  const reply = await sendWebhook(account, { id: key, body }, clock())
  return reply.kind === 'answer' ? asAttempt(readWebhookAnswer(reply.answer, clock())) : withoutAnswer(reply)
}

async function sendOrder(input: AttemptInput, route: PosRoute): Promise<Attempt> {
  const { delivery } = input
  const { adapter } = route.account
  if (delivery.body === null) return { kind: 'dead', fault: 'refused' }
  if (!adapter.isIdempotent && delivery.attempts > 1) {
    const found = await findSent(input, route)
    if (found === 'unclear') return retry(null, adapter.answersWithinMs)
    if (found !== 'missing') return print(found, null, route)
  }
  const request: PosRequest = JSON.parse(delivery.body)
  const asked = delivery.attempts === 1 ? await askPrice(request, route) : null
  const reply = await sendToPos(route.account, request)
  // The order may have been kept, and a repetition must not overtake it.
  const leastMs = adapter.isIdempotent ? 0 : adapter.answersWithinMs
  if (reply.kind !== 'answer') return withoutAnswer(reply, leastMs)
  const outcome = adapter.read(reply.answer)
  return outcome.kind === 'sent'
    ? print(outcome.remote, outcome.total ?? asked, route)
    : asAttempt(outcome, leastMs)
}

/** Looks for the order at a provider that recognises no repetition. */
async function findSent(
  { delivery }: AttemptInput,
  route: PosRoute,
): Promise<RemoteOrder | 'missing' | 'unclear'> {
  const { adapter, target } = route.account
  const request = adapter.find(new Date(delivery.createdAt.getTime() - hourMs), target)
  if (!request) return 'unclear'
  const reply = await sendToPos(route.account, request, lookupTimeoutMs)
  return reply.kind === 'answer' ? adapter.readFound(reply.answer, delivery.key) : 'unclear'
}

/** The provider's price in minor units; null if it has no such call or does not answer in time. */
async function askPrice(built: PosRequest, route: PosRoute): Promise<number | null> {
  const { adapter } = route.account
  const request = adapter.price(built)
  if (!request) return null
  const reply = await sendToPos(route.account, request, priceTimeoutMs)
  return reply.kind === 'answer' ? adapter.readPrice(reply.answer) : null
}

/** Makes the kitchen's printer print, where the provider does not do so by itself. The order is there in any case. */
async function print(remote: RemoteOrder | null, total: number | null, route: PosRoute): Promise<Attempt> {
  const { adapter, target } = route.account
  const request = remote && adapter.print(remote, target)
  if (!request) return { kind: 'sent', remote, total }
  for (let tries = 0; tries < printAttempts; tries += 1) {
    const reply = await sendToPos(route.account, request, lookupTimeoutMs)
    const outcome = reply.kind === 'answer' ? adapter.readDone(reply.answer) : null
    if (outcome?.kind === 'sent') return { kind: 'sent', remote, total }
    // It may have printed: a second request would print the ticket twice.
    const isUnprinted = reply.kind === 'not-sent' || (reply.kind === 'answer' && reply.answer.status === 429)
    if (!isUnprinted) break
  }
  return { kind: 'not-printed', remote, total }
}

async function cancelOrder({ delivery }: AttemptInput, route: PosRoute): Promise<Attempt> {
  const { account, remote } = route
  const { adapter, target } = account
  // Nothing is known to be there, so there is nothing to cancel.
  if (!remote) return sent
  const present = (await lookUp(remote, account)) ?? remote
  const request = adapter.cancel(present, delivery.key, target)
  if (!request) return { kind: 'dead', fault: 'cannot-cancel' }
  const reply = await sendToPos(route.account, request)
  if (reply.kind !== 'answer') return withoutAnswer(reply)
  const outcome = adapter.readCancel(reply.answer)
  // An order that cannot be cancelled before the group expires was paid or ended there.
  const isEnded = delivery.kind === 'close' && outcome.kind === 'dead' && outcome.fault === 'refused'
  return outcome.kind === 'sent' || isEnded ? sent : asAttempt(outcome)
}

/** The order's present version: the staff may have worked on it at the point of sale. */
async function lookUp(remote: RemoteOrder, account: PosAccount): Promise<RemoteOrder | null> {
  const request = account.adapter.lookUp(remote, account.target)
  if (!request) return null
  const reply = await sendToPos(account, request, lookupTimeoutMs)
  return reply.kind === 'answer' ? account.adapter.readRemote(reply.answer) : null
}

/** `unknownMs`: the shortest wait if the request may have arrived. */
function withoutAnswer({ kind }: Exclude<Sent, { kind: 'answer' }>, unknownMs = 0): Attempt {
  return kind === 'refused-address'
    ? { kind: 'dead', fault: 'refused' }
    : retry(null, kind === 'unknown' ? unknownMs : 0)
}

function asAttempt(outcome: PosOutcome, leastMs = 0): Attempt {
  switch (outcome.kind) {
    case 'sent':
      return { kind: 'sent', remote: outcome.remote, total: outcome.total }
    case 'retry':
      return retry(outcome.afterMs, leastMs)
    case 'dead':
      return outcome
  }
}

function retry(afterMs: number | null, leastMs = 0): Attempt {
  return { kind: 'retry', afterMs, leastMs }
}
