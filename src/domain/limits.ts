// The maxima of everything a person can type, shared by the server's validation and the client's forms.

import { dayMs, minuteMs } from '#domain/time.ts'

export const limits = {
  dinerName: 40,
  restaurantName: 80,
  tableNumber: 20,
  itemName: 120,
  modifications: 300,
  transcription: 2000,
  /** A note to the kitchen. */
  orderNote: 200,
  quantity: 99,
  /** 1,000,000.00 in minor units. */
  price: 100_000_000,
  itemsPerOrder: 100,
  /** All items of an order as JSON in UTF-8: a hundred dishes with short modifiers. */
  orderBytes: 16 * 1024,
  ordersPerGroup: 500,
  /** All orders of a group as JSON in UTF-8. Every phone there receives all of them many times. */
  orderBytesPerGroup: 512 * 1024,
  membersPerGroup: 50,
  /** Includes cancelled orders, so that a group's data stays small under abuse. */
  ordersEverPerGroup: 2000,
  membersEverPerGroup: 500,
  tipPercentage: 100,
  /** A custom tip has the same bound as a price. */
  tipAmount: 100_000_000,
  groupCode: 6,
  /** Symbols in the printed code of a restaurant's table (decisions.md, Tables and seatings). */
  tableToken: 10,
  /** Symbols of the key beside the code in a group's link: 2^49 keys. */
  linkKey: 10,
  /** Tables that a restaurant adds in one request. */
  tablesAtOnce: 200,
  tablesPerRestaurant: 500,
  idempotencyKey: 255,
  /** RFC 5321. */
  email: 254,
  passwordShortest: 6,
  password: 128,
  phone: 40,
  address: 200,
  city: 80,
  state: 80,
  zipCode: 20,
  businessId: 40,
  /** Percent of a restaurant's own tax or service fee. */
  ratePercentage: 100,
  posApiKey: 2000,
  posLocation: 200,
  webhookAddress: 2000,
  contactName: 80,
  additionalInfo: 2000,
  /** Results of a search by name. */
  restaurantsFound: 10,
  itemDescription: 500,
  category: 60,
  /** The same as the rows of an upload (decisions.md, Restaurants). */
  menuItems: 20_000,
  /** All names and descriptions of a menu in UTF-8. Every diner's phone fetches the whole menu. */
  menuTextBytes: 4 * 1024 * 1024,
  /** Categories in one request that orders them. */
  categories: 1000,
  /** Dishes in one request that moves or orders them. */
  itemsMoved: 1000,
  /** The size of an uploaded menu file (decisions.md, Restaurants). */
  menuFileBytes: 10 * 1024 * 1024,
  menuImportRows: 20_000,
  /** The body of an import: larger than a file, since JSON names the fields of each dish. */
  menuImportBytes: 16 * 1024 * 1024,
  /** Concurrent sessions of a restaurant. A further one ends the oldest. */
  sessionsPerRestaurant: 50,
  campaignTitle: 80,
  campaignDescription: 500,
  offerDetails: 300,
  imageAddress: 2000,
  /** Percent. */
  discount: 100,
  /** Days ahead that a campaign may begin. */
  campaignStartsWithin: 365,
  /** A restaurant's campaigns that are not over. */
  campaignsAtOnce: 50,
  offersFound: 20,
  /** The default number of nearby offers (spec.md, section 9). */
  offersFoundByDefault: 3,
  /** A member's own words about allergies. */
  allergies: 120,
  /** The staff's message to the diner whose dish is refused. */
  refusalMessage: 120,
  /** Orders that a board reports as seen in one request. */
  ordersSeenAtOnce: 200,
  /** Minutes after which an order that is not ready is late. */
  lateAfterLeast: 1,
  lateAfter: 180,
  stationName: 40,
  stations: 20,
  /** Symbols of a tablet's pairing code. */
  screenCode: 8,
  screenName: 40,
  screensPerRestaurant: 50,
} as const

/** How long a restaurant stays signed in (decisions.md, Ids, codes, identity). */
export const sessionLifetimeMs = 30 * dayMs

/** How long a password reset link is valid. */
export const passwordResetLifetimeMs = 30 * minuteMs

/** How long a tablet's pairing code is valid. */
export const screenCodeLifetimeMs = 10 * minuteMs

/** How long the upload of a menu file may take: 10 MB at 0.7 Mbit/s. Server and client use the same timeout. */
export const uploadTimeoutMs = 120_000
