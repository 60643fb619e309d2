// Restaurants: what anybody may know of one, and the account behind it.

import * as z from 'zod/mini'
import { limits } from '#domain/limits.ts'
import { endpoint } from './endpoint.ts'
import {
  changed,
  country,
  currency,
  email,
  id,
  instant,
  latitude,
  line,
  longitude,
  newPassword,
  oneOf,
  optional,
  ownRestaurantName,
  password,
  phone,
  ratePercentage,
  timeZone,
  yesOrNo,
} from './fields.ts'
import { ordering } from './ordering.ts'

/** What anybody may know; nothing of how its owner is reached. */
export const publicRestaurant = z.object({
  id: z.int(),
  name: z.string(),
  city: z.nullable(z.string()),
  currency,
})
export type PublicRestaurant = z.infer<typeof publicRestaurant>

/** What its owner sees. */
export const ownRestaurant = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  zipCode: z.nullable(z.string()),
  country: z.nullable(z.string()),
  businessId: z.nullable(z.string()),
  currency,
  /** IANA name: when its days begin. */
  timeZone: z.string(),
  /** null: not answered yet, by an account from before the question; its bills use 8.875 and 3 where it set no rates. */
  isTaxIncluded: z.nullable(z.boolean()),
  /** Percent; null: not set. */
  taxPercentage: z.nullable(z.number()),
  /** Percent; null: not set, which is 0 once isTaxIncluded is answered. */
  serviceFeePercentage: z.nullable(z.number()),
  /** 'unconfirmed' was guessed from the address; null: nobody knows. */
  position: z.nullable(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      source: z.enum(['unconfirmed', 'confirmed']),
    }),
  ),
  /** How orders reach its kitchen. */
  ordering,
  /** When its menu was last changed; null: it has none yet. */
  menuUpdatedAt: z.nullable(instant),
  createdAt: instant,
})
export type OwnRestaurant = z.infer<typeof ownRestaurant>

/** What a browser keeps of the account that it is signed in to. */
export const signedIn = z.pick(ownRestaurant, { id: true, name: true })

const contact = {
  phone,
  address: line(limits.address),
  city: line(limits.city),
  state: line(limits.state),
  zipCode: line(limits.zipCode),
  country,
  businessId: line(limits.businessId),
  currency,
  timeZone,
}

export const signUp = endpoint({
  method: 'POST',
  path: '/api/restaurants/signup',
  summary: 'Open an account and sign in to it',
  access: 'anyone',
  body: z.object({
    email,
    password: newPassword,
    name: ownRestaurantName,
    phone: optional(contact.phone),
    address: optional(contact.address),
    city: optional(contact.city),
    state: optional(contact.state),
    zipCode: optional(contact.zipCode),
    country: optional(contact.country),
    businessId: optional(contact.businessId),
    currency: optional(contact.currency),
    timeZone: optional(contact.timeZone),
    /** Absent: as usual in the country, with the usual rate where none is given. */
    isTaxIncluded: optional(yesOrNo),
    taxPercentage: optional(ratePercentage),
    /** Absent: 0. */
    serviceFeePercentage: optional(ratePercentage),
  }),
  // Source: spec.md, section 8, "Sign-up fails".
  fieldPhrases: {
    email: 'valid email required',
    name: 'restaurant name required',
    phone: 'valid phone required',
    address: 'address required',
  },
  reply: signedIn,
  status: 201,
  problems: ['email-taken', 'too-many-requests'],
  idempotent: true,
})

export const logIn = endpoint({
  method: 'POST',
  path: '/api/restaurants/login',
  summary: 'Sign in: the answer’s cookie is a session of 30 days',
  access: 'anyone',
  body: z.object({ email, password }),
  reply: signedIn,
  status: 200,
  problems: ['invalid-credentials', 'email-not-found', 'too-many-requests'],
})

export const logOut = endpoint({
  method: 'POST',
  path: '/api/restaurants/logout',
  summary: 'End the session, if there is one',
  access: 'anyone',
  status: 204,
  problems: [],
})

export const getOwnRestaurant = endpoint({
  method: 'GET',
  path: '/api/restaurants/me',
  summary: 'The account that is signed in',
  access: 'restaurant',
  reply: ownRestaurant,
  status: 200,
  problems: [],
})

export const changeOwnRestaurant = endpoint({
  method: 'PUT',
  path: '/api/restaurants/me',
  summary: 'Change the profile: absent fields stay as they are, null and empty ones are emptied',
  access: 'restaurant',
  body: z.object({
    name: z.optional(ownRestaurantName),
    phone: changed(contact.phone),
    address: changed(contact.address),
    city: changed(contact.city),
    state: changed(contact.state),
    zipCode: changed(contact.zipCode),
    country: changed(contact.country),
    businessId: changed(contact.businessId),
    /** It always has one: an empty one changes nothing. */
    currency: changed(currency),
    /**
     * What becomes of the menu's prices where the currency changes: they keep their figures, or are converted by the rates
     * of GET /api/currencies and rounded to what can be paid. Tables that sit and campaigns keep theirs in any case.
     */
    menuPrices: z.optional(oneOf(['keep', 'convert'])),
    /** As the currency. */
    timeZone: changed(timeZone),
    /** As the currency: it cannot be taken back. */
    isTaxIncluded: changed(yesOrNo),
    taxPercentage: changed(ratePercentage),
    serviceFeePercentage: changed(ratePercentage),
  }),
  reply: ownRestaurant,
  status: 200,
  problems: [],
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/restaurants/me/password',
  summary: 'Change the password; every other session ends, and this one goes on under a new id',
  access: 'restaurant',
  body: z.object({ currentPassword: password, newPassword }),
  status: 204,
  problems: ['wrong-password', 'too-many-requests'],
})

export const deleteOwnRestaurant = endpoint({
  method: 'DELETE',
  path: '/api/restaurants/me',
  summary: 'Delete the account with all its data',
  access: 'restaurant',
  body: z.object({ password }),
  status: 204,
  problems: ['wrong-password', 'too-many-requests'],
})

export const placeRestaurant = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/position',
  summary: 'Confirm or correct where the restaurant is, degrees',
  access: 'restaurant',
  params: z.object({ restaurantId: id }),
  body: z.object({ latitude, longitude }),
  reply: ownRestaurant,
  status: 200,
  problems: ['restaurant-not-found'],
})

export const searchRestaurants = endpoint({
  method: 'GET',
  path: '/api/restaurants',
  summary: 'Restaurants in whose names each word of the search begins a word, at most 10',
  access: 'anyone',
  query: z.object({ search: optional(line(limits.restaurantName)) }),
  reply: z.array(publicRestaurant),
  status: 200,
  problems: [],
})

export const getRestaurant = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId',
  summary: 'What anybody may know of a restaurant',
  access: 'anyone',
  params: z.object({ restaurantId: id }),
  reply: publicRestaurant,
  status: 200,
  problems: ['restaurant-not-found'],
})
