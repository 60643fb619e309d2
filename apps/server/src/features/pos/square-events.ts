// Receives the events of Square: the state of an order that was sent there, and changes of the menu. Only events with the
// signature of the restaurant's own key count. Repeated and late events change nothing.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { receiveSquareEvent, squareEvent } from '@tablemate/contract/pos.ts'
import { readSquareEvent, type SquareEvent } from '@tablemate/domain/pos/square-event.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import type { Config } from '../../config.ts'
import { publicOriginOf } from '../../http/canonical-host.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { readField } from '../../outgoing/sealed-fields.ts'
import { problem } from '../../problems.ts'
import { findPosSettings } from './queries.ts'
import { saveMenuChange, saveRemoteState } from './remote-state.ts'

/** The address for a restaurant's events, as entered at Square. Square signs it, so it must be the same to the letter. */
export function eventsUrlOf(config: Config, request: FastifyRequest, restaurantId: number): string {
  return `${publicOriginOf(request, config)}/api/pos/square/${restaurantId}/events`
}

export function serveSquareEvents(app: FastifyInstance, context: AppContext): void {
  const { database, clock, rateLimits, config } = context

  serveEndpoint(app, receiveSquareEvent, async ({ params: { restaurantId }, body, address }, reply) => {
    const limit = ['forged-events-per-address-and-restaurant', `${address} ${restaurantId}`] as const
    await rateLimits.require(...limit)
    const signature = reply.request.headers['x-square-hmacsha256-signature']
    const key = await findSignatureKey(restaurantId)
    const signed = [eventsUrlOf(config, reply.request, restaurantId), body] as const
    if (key === null || !isSigned(key, signed, signature)) {
      await rateLimits.count(...limit)
      // The same reply whether the restaurant exists, has a key, or has another key.
      throw problem('not-found')
    }
    await rateLimits.consume('square-events-per-restaurant', String(restaurantId))
    const event = readEvent(body)
    if (event) await save(restaurantId, event)
    return undefined
  })

  async function findSignatureKey(restaurantId: number): Promise<string | null> {
    const { posProvider, sealedSignatureKey } = await findPosSettings(database.sql, restaurantId)
    if (posProvider !== 'square') return null
    return readField(context, restaurantId, 'pos-signature-key', sealedSignatureKey)
  }

  async function save(restaurantId: number, event: SquareEvent): Promise<void> {
    if (event.kind === 'menu') return saveMenuChange(database.sql, restaurantId, event.changedAt, clock())
    const isChanged = await saveRemoteState(database.sql, restaurantId, event, clock())
    if (isChanged) context.events.announce('deliveries-changed', { restaurantId })
  }
}

/** Source: Square, "Verify and validate an event notification". */
function isSigned(
  key: string,
  parts: readonly (string | Uint8Array)[],
  signature: string | string[] | undefined,
): boolean {
  const hmac = createHmac('sha256', key)
  for (const part of parts) hmac.update(part)
  const expected = hmac.digest()
  const given = Buffer.from(String(signature ?? ''), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Null if the event says nothing that is stored. */
function readEvent(body: Uint8Array): SquareEvent | null {
  try {
    const { success, data } = squareEvent.safeParse(JSON.parse(Buffer.from(body).toString('utf8')))
    return success ? readSquareEvent(data.type, data.data?.object ?? {}) : null
  } catch {
    return null
  }
}
