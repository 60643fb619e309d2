// Changes the profiles of restaurants, and searches for restaurants by name.

import type { InputOf } from '@tablemate/contract/endpoint.ts'
import { changeOwnRestaurant, searchRestaurants } from '@tablemate/contract/restaurants.ts'
import type { TestApp } from '../app/app.ts'
import { makePhone, type Phone } from '../diners/phone.ts'

export function changeProfile(phone: Phone, body: InputOf<typeof changeOwnRestaurant, 'body'>) {
  return phone.call(changeOwnRestaurant, { body })
}

/** The restaurants that a diner finds. */
export async function searchByName({ url }: Pick<TestApp, 'url'>, search: string) {
  return (await makePhone(url).call(searchRestaurants, { query: { search } })).body
}
