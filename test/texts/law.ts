// What becomes of a text that a call takes, and how that call is made again and again.

import { limits } from '#domain/limits.ts'
import { dishKey } from '#domain/plain-text.ts'
import type { TestApp } from '../app/app.ts'
import type { Phone } from '../diners/phone.ts'
import { makeRestaurant, type Owner } from '../restaurants/restaurant.ts'

/**
 * A line is kept tidied, a text but for the blanks around it; a secret is never told, and opens what it locks. What is
 * none of these (an id, a number, a choice, an address, a day) is taken or refused as the document says.
 */
export type Law =
  | {
      readonly kind: 'line' | 'text'
      readonly most: number
      /** Whether something must be seen of it; 'if-any': or it is left empty. */
      readonly isNeeded: boolean | 'if-any'
      /** Whether others read it as a name (domain/groups/display-name.ts). */
      readonly isName?: boolean
      /** What was there already under this key keeps its spelling. */
      readonly keyOf?: (text: string) => string
    }
  | { readonly kind: 'secret' }
  | { readonly kind: 'other' }

export interface TextCall {
  /** By where the text stands in the body. */
  readonly laws: Readonly<Record<string, Law>>
  readonly open: (app: TestApp) => Promise<Trial>
}

/** A call that succeeds with any text that fits, and may be made 40 times. */
export interface Trial {
  readonly phone: Phone
  readonly path: string
  readonly body: () => object
  /** What was kept, in the shape of the body; where it is not said, that is the reply. */
  readonly kept?: (reply: unknown, body: object) => Promise<unknown>
  /** Whether a secret that was taken opens what it locks; leaves all as it was. */
  readonly opens?: (secret: string, body: object) => Promise<boolean>
}

export const line = (most: number): Law => ({ kind: 'line', most, isNeeded: false })
export const neededLine = (most: number): Law => ({ kind: 'line', most, isNeeded: true })
export const text = (most: number): Law => ({ kind: 'text', most, isNeeded: false })
export const name = (most: number): Law => ({ kind: 'line', most, isNeeded: false, isName: true })
export const neededName = (most: number): Law => ({ kind: 'line', most, isNeeded: true, isName: true })
export const neededText = (most: number): Law => ({ kind: 'text', most, isNeeded: true })
/** A name that may be left out, but not be invisible. */
export const anyName = (most: number): Law => ({ kind: 'line', most, isNeeded: 'if-any', isName: true })
export const category: Law = { kind: 'line', most: limits.category, isNeeded: true, keyOf: dishKey }
export const secret: Law = { kind: 'secret' }
export const others = (...places: string[]): Record<string, Law> =>
  Object.fromEntries(places.map(place => [place, { kind: 'other' }]))

export function sendJson(phone: Phone, method: string, path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  return phone.send(method, path, { headers, body: JSON.stringify(body) })
}

/** As a restaurant of its own, whose id stands in the path. */
export function asOwner(
  path: string,
  restOf: (owner: Owner, app: TestApp) => Omit<Trial, 'phone' | 'path'>,
): TextCall['open'] {
  return async app => {
    const owner = await makeRestaurant(app)
    return { phone: owner.phone, path: path.replace(':id', String(owner.id)), ...restOf(owner, app) }
  }
}
