// Restaurants with an account, for tests that begin when they are signed in.

import type { InputOf } from '#contract/endpoint.ts'
import { addMenuItem, type MenuItem } from '#contract/menu.ts'
import { logIn, type OwnRestaurant, signUp } from '#contract/restaurants.ts'
import type { TestApp } from '../app/app.ts'
import { type Answer, makePhone, type Phone } from '../diners/phone.ts'

export interface Owner {
  readonly id: number
  readonly email: string
  readonly password: string
  /** The browser that signed up, and is signed in. */
  readonly phone: Phone
}

let made = 0

/** A restaurant that has just signed up, on a browser that never was here unless one is given. */
export async function makeRestaurant(
  { url }: Pick<TestApp, 'url'>,
  wanted: Partial<InputOf<typeof signUp, 'body'>> = {},
  phone = makePhone(url),
): Promise<Owner> {
  made += 1
  const body = {
    email: `owner-${made}@example.com`,
    password: 'open sesame',
    name: 'Osteria Lucia',
    // Else its dashboard asks how its prices work.
    isTaxIncluded: true,
    ...wanted,
  }
  const { status, body: reply, problem } = await phone.call(signUp, { body })
  if (status !== 201) throw new Error(`${body.email} could not sign up: ${JSON.stringify(problem)}`)
  return { id: reply.id, email: body.email, password: body.password, phone }
}

/** Logs in, on a browser that never was here unless one is given. */
export function enter(
  { url }: Pick<TestApp, 'url'>,
  { email, password }: Pick<Owner, 'email' | 'password'>,
  phone = makePhone(url),
): Promise<Answer<Pick<OwnRestaurant, 'id' | 'name'>>> {
  return phone.call(logIn, { body: { email, password } })
}

interface Dish {
  readonly name: string
  readonly price: number
  readonly category?: string
  readonly description?: string
  readonly isSoldOut?: boolean
}

/** Puts dishes on the restaurant's menu, in this order; of the category "Food" where none is given. */
export async function addDishes<const Dishes extends readonly Dish[]>(
  { phone }: Pick<Owner, 'phone'>,
  ...dishes: Dishes
): Promise<{ [At in keyof Dishes]: MenuItem }> {
  const added: MenuItem[] = []
  for (const dish of dishes) {
    const { status, body, problem } = await phone.call(addMenuItem, { body: { category: 'Food', ...dish } })
    if (status !== 201) throw new Error(`${dish.name} was not added: ${JSON.stringify(problem)}`)
    added.push(body)
  }
  return added as { [At in keyof Dishes]: MenuItem }
}

interface UploadedFile {
  readonly content: BlobPart
  readonly name?: string
  readonly type?: string
  readonly restaurantId?: number | string
  readonly isPreview?: boolean
  readonly key?: string
}

/** Uploads a menu file as a browser does. */
export function uploadFile(
  phone: Phone,
  { content, name = 'menu.csv', type = 'text/csv', restaurantId, isPreview = false, key }: UploadedFile,
): Promise<Answer<unknown>> {
  const body = new FormData()
  if (restaurantId !== undefined) body.append('restaurantId', String(restaurantId))
  body.append('menuFile', new Blob([content], { type }), name)
  return phone.send('POST', `/api/menu-items/bulk-upload${isPreview ? '?preview=true' : ''}`, {
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  })
}
