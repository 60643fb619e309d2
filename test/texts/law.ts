// The rules for each text that an endpoint stores, and how a test sends requests with such texts repeatedly.

import * as limits from '#domain/limits.ts'
import { dishKey } from '#domain/plain-text.ts'
import type { TestApp } from '../app/app.ts'
import type { Phone } from '../diners/phone.ts'
import { makeRestaurant, type Owner } from '../restaurants/restaurant.ts'

/**
 * A line is stored with its white space tidied, a text is stored trimmed. A secret is never returned, and unlocks what it
 * protects. Other strings (an id, a number, a choice, an address, a date) are accepted or rejected as the schema says.
 */
export type Law =
  | {
      readonly kind: 'line' | 'text'
      readonly max: number
      /** Whether it must contain visible characters; 'if-any': it may also be empty. */
      readonly isRequired: boolean | 'if-any'
      /** Whether others see it as a name (domain/groups/display-name.ts). */
      readonly isName?: boolean
      /** The key by which an existing entry is found, which then keeps its spelling. */
      readonly keyOf?: (text: string) => string
    }
  | { readonly kind: 'secret' }
  | { readonly kind: 'other' }

export interface TextCall {
  /** The rules by path in the body. */
  readonly laws: Readonly<Record<string, Law>>
  readonly open: (app: TestApp) => Promise<Trial>
}

/** A request that succeeds with any valid text, and may be sent 40 times. */
export interface Trial {
  readonly phone: Phone
  readonly path: string
  readonly body: () => object
  /** Returns what was stored, in the shape of the body. Without it, the reply is used. */
  readonly stored?: (reply: unknown, body: object) => Promise<unknown>
  /** Whether an accepted secret unlocks what it protects. Restores the state before it. */
  readonly unlocks?: (secret: string, body: object) => Promise<boolean>
}

export const line = (max: number): Law => ({ kind: 'line', max, isRequired: false })
export const neededLine = (max: number): Law => ({ kind: 'line', max, isRequired: true })
export const text = (max: number): Law => ({ kind: 'text', max, isRequired: false })
export const name = (max: number): Law => ({ kind: 'line', max, isRequired: false, isName: true })
export const neededName = (max: number): Law => ({ kind: 'line', max, isRequired: true, isName: true })
export const neededText = (max: number): Law => ({ kind: 'text', max, isRequired: true })
/** A line that may be empty, but not invisible. */
export const anyLine = (max: number): Law => ({ kind: 'line', max, isRequired: 'if-any' })
/** A name that may be empty, but not invisible. */
export const anyName = (max: number): Law => ({ kind: 'line', max, isRequired: 'if-any', isName: true })
export const category: Law = { kind: 'line', max: limits.category, isRequired: true, keyOf: dishKey }
export const secret: Law = { kind: 'secret' }
export const others = (...paths: string[]): Record<string, Law> =>
  Object.fromEntries(paths.map(path => [path, { kind: 'other' }]))

export function sendJson(phone: Phone, method: string, path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  return phone.send(method, path, { headers, body: JSON.stringify(body) })
}

/** Sends the request as a new restaurant, whose id replaces `:id` in the path. */
export function asOwner(
  path: string,
  restOf: (owner: Owner, app: TestApp) => Omit<Trial, 'phone' | 'path'>,
): TextCall['open'] {
  return async app => {
    const owner = await makeRestaurant(app)
    return { phone: owner.phone, path: path.replace(':id', String(owner.id)), ...restOf(owner, app) }
  }
}
