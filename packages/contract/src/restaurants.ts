// Endpoints and schemas of restaurants: the public profile, the account and its sessions.

import * as limits from '@tablemate/domain/limits.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  anyCurrency,
  base,
  changed,
  country,
  currency,
  email,
  id,
  instant,
  language,
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
import { openingHours, ordering } from './ordering.ts'

/** The public profile, without the owner's contact details. */
export const publicRestaurant = z.object({
  id: z.int(),
  name: z.string(),
  city: z.nullable(z.string()),
  currency,
})
export type PublicRestaurant = z.infer<typeof publicRestaurant>

/** The profile as its owner sees it. */
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
  /** IANA name of the time zone in which its days begin. */
  timeZone: z.string(),
  /** Of its tickets and mails. */
  language,
  /** null: an account from before this question that has not answered it. Its bills default to 8.875 and 3 percent. */
  isTaxIncluded: z.nullable(z.boolean()),
  /** Percent; null: not set. */
  taxPercentage: z.nullable(z.number()),
  /** Percent; null: not set, which is 0 once isTaxIncluded is answered. */
  serviceFeePercentage: z.nullable(z.number()),
  /** 'unconfirmed': guessed from the address. null: unknown. */
  position: z.nullable(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      source: z.enum(['unconfirmed', 'confirmed']),
    }),
  ),
  /** Whether the menu shows the pictures of its dishes. */
  showsPictures: z.boolean(),
  /** Whether and how orders reach the kitchen. */
  ordering,
  /** When it takes orders. */
  hours: openingHours,
  /** When the menu was last changed; null: there is no menu yet. */
  menuUpdatedAt: z.nullable(instant),
  /** Whether it has ever had an order. */
  hasOrders: z.boolean(),
  createdAt: instant,
})
export type OwnRestaurant = z.infer<typeof ownRestaurant>

/** What a browser that signs in needs to know of the account. */
export const signedIn = z.pick(ownRestaurant, { id: true, name: true, language: true })

const contact = {
  phone,
  address: line(limits.address),
  city: line(limits.city),
  state: line(limits.state),
  zipCode: line(limits.zipCode),
  country,
  businessId: line(limits.businessId),
  currency: anyCurrency,
  timeZone,
  language,
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
    /** Absent: that of the time zone's country, else US dollars. */
    currency: optional(contact.currency),
    timeZone: optional(contact.timeZone),
    /** Absent: the language of the request, by its cookie `language` or Accept-Language. */
    language: optional(contact.language),
    /** Absent: the country's usual way, with its usual rate if none is sent. */
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
  summary: 'Sign in: the reply’s cookie is a session of 30 days',
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
  summary: 'Change the profile: absent fields stay, null and empty fields are cleared',
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
    /** Cannot be cleared: null or '' changes nothing. */
    currency: changed(contact.currency),
    /**
     * What a change of currency does to the menu's prices. 'keep', or none, keeps the numbers, rounded half up to the new
     * currency's minor units; 'convert' uses the rates of GET /api/currencies, which both currencies must have, and rounds
     * to the payable step. Where that changes prices of the menu, it is refused ('tables-open') while groups of the
     * restaurant exist. Campaigns always keep their prices.
     */
    menuPrices: z.optional(oneOf(['keep', 'convert'])),
    /** Cannot be cleared, like the currency. */
    timeZone: changed(timeZone),
    /** Cannot be cleared, like the currency. */
    language: changed(language),
    /** Cannot be cleared, like the currency. */
    isTaxIncluded: changed(yesOrNo),
    taxPercentage: changed(ratePercentage),
    serviceFeePercentage: changed(ratePercentage),
    showsPictures: z.optional(yesOrNo),
    base,
  }),
  reply: ownRestaurant,
  status: 200,
  problems: ['changed-meanwhile', 'tables-open'],
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/restaurants/me/password',
  summary: 'Change the password; every other session ends, and this one continues under a new id',
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
  problems: ['wrong-password', 'too-many-requests', 'card-payments-open'],
})

export const placeRestaurant = endpoint({
  method: 'PUT',
  path: '/api/restaurants/:restaurantId/position',
  summary: 'Confirm or correct the restaurant’s position, in degrees',
  access: 'restaurant',
  params: z.object({ restaurantId: id }),
  /** `base` has the `position` that the form showed, or null. */
  body: z.object({ latitude, longitude, base }),
  reply: ownRestaurant,
  status: 200,
  problems: ['restaurant-not-found', 'changed-meanwhile'],
})

export const searchRestaurants = endpoint({
  method: 'GET',
  path: '/api/restaurants',
  summary: 'At most 10 restaurants in whose names each word of the search begins a word',
  access: 'anyone',
  query: z.object({ search: optional(line(limits.restaurantName)) }),
  reply: z.array(publicRestaurant),
  status: 200,
  problems: [],
})

export const getRestaurant = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId',
  summary: 'The public profile of a restaurant',
  access: 'anyone',
  params: z.object({ restaurantId: id }),
  reply: publicRestaurant,
  status: 200,
  problems: ['restaurant-not-found'],
})
