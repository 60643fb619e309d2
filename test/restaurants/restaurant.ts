// Creates restaurants with an account, for tests that start with a signed-in owner.

import type { InputOf } from '@tablemate/contract/endpoint.ts'
import { addMenuItem, type MenuItem } from '@tablemate/contract/menu.ts'
import { logIn, type OwnRestaurant, signUp } from '@tablemate/contract/restaurants.ts'
import type { TestApp } from '../app/app.ts'
import { makePhone, type Phone, type Reply } from '../diners/phone.ts'

export interface Owner {
  readonly id: number
  readonly email: string
  readonly password: string
  /** The browser that signed up and is signed in. */
  readonly phone: Phone
}

let made = 0

/** Signs up a restaurant, in a new browser by default. */
export async function makeRestaurant(
  { url }: Pick<TestApp, 'url'>,
  overrides: Partial<InputOf<typeof signUp, 'body'>> = {},
  phone = makePhone(url),
): Promise<Owner> {
  made += 1
  const body = {
    email: `owner-${made}@example.com`,
    password: 'open sesame',
    name: 'Osteria Lucia',
    // Otherwise the dashboard shows the tax question.
    isTaxIncluded: true,
    ...overrides,
  }
  const { status, body: reply, problem } = await phone.call(signUp, { body })
  if (status !== 201) throw new Error(`${body.email} could not sign up: ${JSON.stringify(problem)}`)
  return { id: reply.id, email: body.email, password: body.password, phone }
}

/** Logs in, in a new browser by default. */
export function logInAs(
  { url }: Pick<TestApp, 'url'>,
  { email, password }: Pick<Owner, 'email' | 'password'>,
  phone = makePhone(url),
): Promise<Reply<Pick<OwnRestaurant, 'id' | 'name' | 'language'>>> {
  return phone.call(logIn, { body: { email, password } })
}

interface NewMenuItem {
  readonly name: string
  readonly price: number
  readonly category?: string
  readonly description?: string
  readonly isSoldOut?: boolean
}

/** Adds dishes to the menu in this order, with the category "Food" by default. */
export async function addMenuItems<const MenuItems extends readonly NewMenuItem[]>(
  { phone }: Pick<Owner, 'phone'>,
  ...menuItems: MenuItems
): Promise<{ [At in keyof MenuItems]: MenuItem }> {
  const added: MenuItem[] = []
  for (const menuItem of menuItems) {
    const { status, body, problem } = await phone.call(addMenuItem, {
      body: { category: 'Food', ...menuItem },
    })
    if (status !== 201) throw new Error(`${menuItem.name} was not added: ${JSON.stringify(problem)}`)
    added.push(body)
  }
  return added as { [At in keyof MenuItems]: MenuItem }
}

interface UploadedFile {
  readonly content: BlobPart
  readonly name?: string
  readonly type?: string
  readonly restaurantId?: number | string
  readonly columns?: string
  readonly isPreview?: boolean
  readonly key?: string
}

/** Uploads a menu file as a browser does. */
export function uploadFile(
  phone: Phone,
  {
    content,
    name = 'menu.csv',
    type = 'text/csv',
    restaurantId,
    columns,
    isPreview = false,
    key,
  }: UploadedFile,
): Promise<Reply<unknown>> {
  const body = new FormData()
  if (restaurantId !== undefined) body.append('restaurantId', String(restaurantId))
  if (columns !== undefined) body.append('columns', columns)
  body.append('menuFile', new Blob([content], { type }), name)
  return phone.send('POST', `/api/menu-items/bulk-upload${isPreview ? '?preview=true' : ''}`, {
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  })
}
